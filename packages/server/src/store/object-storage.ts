import { AwsClient } from 'aws4fetch'
import { StorageError } from './storage-error.ts'

/** Where objects are kept: anything that speaks the protocol of S3. */
export interface ObjectPlace {
  /** The address of the bucket: `https://s3.example/orrery`. */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** `us-east-1` by default. */
  readonly region?: string
}

/** How long one request may take, in milliseconds. */
const LIMIT = 5000

/** Objects in S3-compatible storage. Whatever goes wrong is a `StorageError`: the same can succeed later. */
export class ObjectStorage {
  readonly #client: AwsClient
  readonly #url: string

  constructor({ url, accessKeyId, secretAccessKey, region = 'us-east-1' }: ObjectPlace) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 1 })
    this.#url = url.replace(/\/$/, '')
  }

  /** Stores an object; one of the same name is replaced. */
  async put(name: string, body: Buffer): Promise<void> {
    await this.#fetch(name, { method: 'PUT', body: new Uint8Array(body) })
  }

  /** An object that was stored. */
  async get(name: string): Promise<Buffer> {
    return Buffer.from(await (await this.#fetch(name, { method: 'GET' })).arrayBuffer())
  }

  async #fetch(name: string, request: RequestInit): Promise<Response> {
    let answer: Response
    try {
      answer = await this.#client.fetch(`${this.#url}/${name}`, { ...request, signal: AbortSignal.timeout(LIMIT) })
    } catch (error) {
      throw new StorageError(error)
    }
    if (answer.ok) return answer
    await answer.arrayBuffer()
    throw new StorageError(`object storage answered ${request.method} ${name} with ${answer.status}`)
  }
}
