import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  type CipherGCM,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from './manifest';

// Files of a backup are plain, or encrypted with AES-256-GCM: 12 bytes of IV, the data, 16 bytes of tag.

const IV = 12;
const TAG = 16;
const MODE = 0o600;

/** 128 MB and a third of a second for each guess of a passphrase. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

export const keyFrom = (passphrase: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase, Buffer.from(salt, 'hex'), 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

type StoredFile = Manifest['files'][number];

async function* encrypted(source: AsyncIterable<Buffer>, cipher: CipherGCM, iv: Buffer) {
  yield iv;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** The file is on the disk when this resolves. */
export async function store(source: Readable, path: string, key?: Buffer): Promise<StoredFile> {
  const name = basename(path);
  const hash = createHash('sha256');
  let bytes = 0;
  const iv = randomBytes(IV);
  const cipher = key && createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name));
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of cipher ? encrypted(chunks, cipher, iv) : chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: MODE, flush: true }),
  );
  return { name, bytes, sha256: hash.digest('hex') };
}

/** @throws Error if a file of a backup is missing or was changed */
export async function requireWholeFile(path: string, { name, bytes, sha256 }: StoredFile) {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`${name} is missing.`);
  if (found.size !== bytes) throw new Error(`${name} has ${found.size} bytes instead of ${bytes}.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new Error(`${name} was changed after it was written.`);
}

/** The file is on the disk when this resolves, and useless after an error. */
export async function fetchStored(path: string, target: string, key?: Buffer): Promise<void> {
  const out = createWriteStream(target, { flags: 'w', mode: MODE, flush: true });
  if (!key) return pipeline(createReadStream(path), out);
  const file = await open(path);
  const { size } = await file.stat();
  const [iv, tag] = [Buffer.alloc(IV), Buffer.alloc(TAG)];
  await file.read(iv, 0, IV, 0);
  await file.read(tag, 0, TAG, size - TAG);
  await file.close();
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(basename(path)))
    .setAuthTag(tag);
  try {
    await pipeline(createReadStream(path, { start: IV, end: size - TAG - 1 }), decipher, out);
  } catch (error) {
    if (!/unable to authenticate/i.test(String(error))) throw error;
    throw new Error('The passphrase is not the one that the backup was made with.');
  }
}
