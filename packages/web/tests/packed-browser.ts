import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The unpacked Chromium from the package: nothing is downloaded, and the machine needs only the C library. */
export interface PackedBrowser {
  readonly version: string
  readonly executablePath: string
  /** The folder of the shared libraries that it brings along. */
  readonly libraries: string
  /** Makes the fonts of the package the only ones, so that text is as wide on every machine. */
  readonly fontconfig: string
}

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = join(here, '../../../.cache')

/** Unpacks the browser if necessary. It appears completely or not at all, whatever other processes do meanwhile. */
export function unpackBrowser(): PackedBrowser {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8'))
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) unpack(folder)
  return {
    version,
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fontconfig: join(folder, 'fonts.conf'),
  }
}

function unpack(folder: string): void {
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  try {
    // The package unpacks into the temporary folder, and its libraries only where it believes it runs on its usual host.
    const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
    const script = "import packed from '@sparticuz/chromium'; await packed.executablePath()"
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: here, env, stdio: 'inherit' })
    writeFileSync(join(fresh, 'fonts.conf'), fontsIn(folder))
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
