/* `npm start` and `npm run doctor`, in words that every Node understands: those that cannot run the rest are told so. */
var oldest = [20, 19]
var version = process.versions.node.split('.').map(Number)

if (version[0] < oldest[0] || (version[0] === oldest[0] && version[1] < oldest[1])) {
  console.error(
    'Prizepost needs Node ' +
      oldest.join('.') +
      ' or newer, and this is ' +
      process.versions.node +
      '. Get it at https://nodejs.org.',
  )
  process.exit(1)
}

import('tsx/esm/api')
  .then(tsx => {
    tsx.register()
    return import(process.argv[2] === 'doctor' ? './cli.ts' : './start.ts')
  })
  .catch(error => {
    if (error && error.code === 'ERR_MODULE_NOT_FOUND')
      console.error('Something is not installed. Run npm ci first.', error.message)
    else console.error(error)
    process.exit(1)
  })
