import {
  createCipheriv,
  createDecipheriv,
  createHash,
  randomBytes,
  scrypt,
  type CipherGCM,
  type DecipherGCM,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

// How the files of a backup lie on the disk: plain, or as 12 bytes that make a file's key stream its own,
// the encrypted bytes and 16 bytes that prove them (AES-256-GCM).

const START = 12;
const PROOF = 16;
/** Nobody else on the machine may read it. */
const MODE = 0o600;

/** 128 MB and a third of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 };

/** Salt of the passphrase, hex, as the manifest of a backup keeps it. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** The key of a backup. */
export const keyFrom = (passphrase: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(passphrase, Buffer.from(salt, 'hex'), 32, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** A file as the manifest names it. */
export interface StoredFile {
  name: string;
  bytes: number;
  /** Of the bytes on the disk, hex */
  sha256: string;
}

async function* encrypted(source: AsyncIterable<Buffer>, cipher: CipherGCM, start: Buffer) {
  yield start;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/** Writes a file of a backup; it is on the disk when this resolves. */
export async function store(source: Readable, path: string, key?: Buffer): Promise<StoredFile> {
  const name = basename(path);
  const hash = createHash('sha256');
  let bytes = 0;
  const start = randomBytes(START);
  const cipher = key && createCipheriv('aes-256-gcm', key, start).setAAD(Buffer.from(name));
  await pipeline(
    source,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of cipher ? encrypted(chunks, cipher, start) : chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: MODE, flush: true }),
  );
  return { name, bytes, sha256: hash.digest('hex') };
}

/** Says in a sentence what is wrong with a file of a backup, if anything is. */
export async function complaintAbout(path: string, { name, bytes, sha256 }: StoredFile) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return `${name} is missing.`;
  if (found.size !== bytes) return `${name} has ${found.size} bytes instead of ${bytes}.`;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex') === sha256 ? undefined : `${name} was changed after it was written.`;
}

async function* decrypted(source: AsyncIterable<Buffer>, decipher: DecipherGCM) {
  for await (const chunk of source) yield decipher.update(chunk);
  yield decipher.final();
}

/**
 * Copies a file of a backup to where it is used, as it was before it was stored. It is on the disk when this
 * resolves; where it throws, what lies there is not to be used.
 */
export async function fetchStored(path: string, target: string, key?: Buffer): Promise<void> {
  const out = createWriteStream(target, { flags: 'w', mode: MODE, flush: true });
  if (!key) return pipeline(createReadStream(path), out);
  const file = await open(path);
  const { size } = await file.stat();
  const [start, proof] = [Buffer.alloc(START), Buffer.alloc(PROOF)];
  await file.read(start, 0, START, 0);
  await file.read(proof, 0, PROOF, size - PROOF);
  await file.close();
  const decipher = createDecipheriv('aes-256-gcm', key, start)
    .setAAD(Buffer.from(basename(path)))
    .setAuthTag(proof);
  const inner = createReadStream(path, { start: START, end: size - PROOF - 1 });
  try {
    await pipeline(inner, (chunks: AsyncIterable<Buffer>) => decrypted(chunks, decipher), out);
  } catch (error) {
    if (!/unable to authenticate/i.test(String(error))) throw error;
    throw new Error('The passphrase is not the one that the backup was made with.');
  }
}
