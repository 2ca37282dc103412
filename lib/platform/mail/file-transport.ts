import 'server-only';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MAIL_FOLDER, toMessage, type Transport } from './transport';

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

/** Writes `.eml` files named by outbox row, so that a repeated mail replaces itself. */
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
