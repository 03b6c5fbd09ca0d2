/** What `cdk` runs: packs the functions, and describes the stack. It needs neither Docker nor credentials. */
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { BotStack } from './bot-stack.ts'
import { bundle, ROOT } from './bundle.ts'
import { readStage } from './stage.ts'

const app = new App()
const stage = readStage(name => app.node.tryGetContext(name))
const { folders } = await bundle(join(ROOT, 'dist', 'lambda'), 'lambda')
new BotStack(app, { stage, folders })
app.synth()
