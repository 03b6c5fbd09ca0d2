/** What no picture may contain, whatever is drawn. */
const ELEMENTS = ['svg', 'g', 'path', 'rect', 'circle', 'clipPath', 'linearGradient', 'stop', 'image']
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/

/** Letters, links, unknown elements, numbers that are none or too exact: in words, nothing if all is well. */
export function improper(svg: string): readonly string[] {
  const elements = [...svg.matchAll(/<\/?([\w:]+)/g)].map(([, name = '']) => name)
  const unknown = [...new Set(elements.filter(name => !ELEMENTS.includes(name)))].map(name => `<${name}>`)
  const links = [...svg.matchAll(/ (?:xlink:)?href="([^"]*)"/g)]
    .filter(([, link = '']) => !EMBEDDED.test(link))
    .map(([link]) => link)
  const foreign = [...svg.matchAll(/url\((?!#)[^)]*\)/g)].map(([url]) => url)
  const dangling = [...svg.matchAll(/url\(#([^)]*)\)/g)]
    .filter(([, id]) => !svg.includes(` id="${id}"`))
    .map(([url]) => url)
  const plain = svg.replace(/scale\([^)]*\)/g, '').replace(/ href="[^"]*"|#[0-9a-f]{6}|(?:id="|url\(#)[\w-]+/g, '')
  const numbers = plain.match(/NaN|undefined|Infinity|\d\.\d{3,}|\de[-+]?\d/g) ?? []
  return [...unknown, ...links, ...foreign, ...dangling, ...new Set(numbers)]
}
