import { parseArgs } from 'node:util';
import { parseEnv } from '../../lib/platform/env';
import { obey } from '../setup/run';
import { restoreBackup, type RestoreOrder } from './restore';
import { readPassphrase } from './manifest';

const USAGE = `npm run restore -- --from FOLDER [--erasures LIST|DATABASE …] [--passphrase-file FILE]
                   restores a backup into the empty database of DATABASE_URL, and erases the submissions again
                   that are on the lists beside it and on the named ones
                   --without-erasures goes on where there is no list`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      erasures: { type: 'string', multiple: true, default: [] },
      'without-erasures': { type: 'boolean', default: false },
      'passphrase-file': { type: 'string' },
    },
  });
  if (!values.from) throw new Error('--from is needed: the folder of the backup.');
  return { ...values, from: values.from };
}

async function run(wanted: ReturnType<typeof readArguments>) {
  // Not env(), which caches the settings: the database changes during the restore.
  const { BACKUP_KEY, DATABASE_URL } = parseEnv(process.env);
  const file = wanted['passphrase-file'];
  const order: RestoreOrder = {
    url: DATABASE_URL,
    from: wanted.from,
    erasures: wanted.erasures,
    withoutErasures: wanted['without-erasures'],
    passphrase: file ? await readPassphrase(file) : BACKUP_KEY,
  };
  await restoreBackup(order);
}

await obey({ usage: USAGE, readArguments, failure: 'Nothing was restored.', run });
