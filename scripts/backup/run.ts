import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileOf, isPostgres } from '../../lib/platform/db/address';
import { env } from '../../lib/platform/env';
import { version } from '../../package.json';
import { obey, say, stage } from '../setup/run';
import { rowsOf } from './manifest';
import { passphraseFrom, writeBackup, writeErasures } from './write';

const USAGE = `npm run backup -- --to FOLDER [--passphrase-file FILE]
                                     writes a backup into a folder of its own, and removes those that are too old
npm run backup -- --erasures FILE    adds to a list whoever was erased; a matter of a second`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      erasures: { type: 'string' },
      'passphrase-file': { type: 'string' },
    },
  });
  const { to, erasures } = values;
  if (Boolean(to) === Boolean(erasures)) throw new Error('Either --to or --erasures is needed.');
  return { to, erasures, passphraseFile: values['passphrase-file'] };
}

async function run({ to, erasures, passphraseFile }: ReturnType<typeof readArguments>) {
  const url = env().DATABASE_URL;
  // Opening it would make an empty one.
  if (!isPostgres(url) && !existsSync(fileOf(url))) throw new Error(`No database is at ${url}.`);
  if (erasures) {
    say(`${erasures} names ${await writeErasures(url, erasures)} erased requests`);
    return;
  }
  const passphrase = await passphraseFrom(passphraseFile);
  const done = await stage('Backing up', () => writeBackup({ url, to: to!, passphrase, version }));
  const { tables, files } = done.manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const how = passphrase ? 'encrypted' : 'not encrypted';
  const megabytes = (bytes / 1e6).toFixed(1);
  say(`${done.folder}: ${rowsOf(tables)} rows, ${megabytes} MB, ${how}`);
  say(`${done.erasures} erased requests are on the list beside it`);
  if (env().AUTH_SECRET) {
    say('AUTH_SECRET is not in it: without it links, receipts and keyed hashes are worth nothing');
  }
  if (done.removed.length > 0) say(`Removed: ${done.removed.join(', ')}`);
}

await obey({ usage: USAGE, readArguments, failure: 'There is no backup.', run });
