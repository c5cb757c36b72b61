// npm run protocol: writes the descriptions of the protocol that programs read, from its schemas.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asyncApi, fileText, openApi, reference } from '@orrery/protocol/descriptions'
import { root } from './packages.ts'

writeFileSync(join(root, 'docs/openapi.json'), fileText(openApi()))
writeFileSync(join(root, 'docs/asyncapi.json'), fileText(asyncApi()))
writeFileSync(join(root, 'docs/protocol-reference.md'), reference())
console.log('docs/openapi.json, docs/asyncapi.json and docs/protocol-reference.md are written')
