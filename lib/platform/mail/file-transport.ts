import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MAIL_FOLDER, toMessage, type Transport } from './transport';

/** Writes a file so that it is on disk and whole, or not there. */
async function writeDurably(path: string, content: Buffer) {
  const draft = await open(`${path}.part`, 'w', 0o600);
  try {
    await draft.writeFile(content);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${path}.part`, path);
}

/** Writes mails as `.eml` files, named by their outbox rows: written again, one takes its own place. */
export function fileTransport(folder = MAIL_FOLDER): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'file',
    send: async (mail) => {
      const { message } = await composer.sendMail(toMessage(mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, `${mail.id}.eml`), message as Buffer);
    },
    close: () => {},
  };
}
