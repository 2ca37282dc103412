import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { query } from './support/database';
import { startPortal } from './support/portal';
import { ENV, expect, prepare, test } from './support/test';
import * as wizard from './support/wizard';

const LEFT_OUT = ['.git', '.next', 'data', 'dist', 'test-results'];
/** Encrypts forms without scripts; the next build keeps it. */
const KEY = 'work/cache/form-key';

async function run(command: string, args: string[], cwd: string, env = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code, [command, ...args].join(' ')).toBe(0);
}

function reword(file: string, words: string, others: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(words);
  rmSync(file);
  writeFileSync(file, text.replaceAll(words, others));
}

/** At the same path, but with other names of shared scripts. */
async function buildNext(): Promise<{ folder: string; build: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  const here = process.env.PORTAL_BUILD!;
  const entries = readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry));
  await run('cp', ['-al', ...entries, folder], '.');
  mkdirSync(join(folder, '.next', dirname(KEY)), { recursive: true });
  cpSync(join('.next', KEY), join(folder, '.next', KEY));
  await run('cp', ['-al', here, join(folder, '.next')], '.');
  reword(join(folder, 'components/shell/route-effects.tsx'), 'Seite wird geladen...', 'Es lädt...');
  reword(join(folder, 'components/valuation/wizard.tsx'), 'Weiter', 'Und weiter');
  reword(
    join(folder, 'components/submissions/contact-dialog.tsx'),
    'Nachricht senden',
    'Abschicken',
  );
  await run(process.execPath, ['scripts/run.mjs', 'e2e/support/build.ts'], folder, {
    PORTAL_BUILD: '',
  });
  const build = readdirSync(join(folder, '.next')).find(
    (name) => name !== 'work' && name !== basename(here),
  );
  return { folder, build: join('.next', build!) };
}

test('what was opened before a deploy is filled in and sent after it', async ({ browser }) => {
  const [portal, next] = await Promise.all([
    startPortal({ provider: 'sqlite', env: ENV }),
    buildNext(),
  ]);
  const baseURL = portal.url;
  const context = await browser.newContext({ baseURL });
  await prepare(context);
  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const [valuation, message, link] = [
    await context.newPage(),
    await context.newPage(),
    await plain.newPage(),
  ];
  await wizard.open(valuation);
  await message.goto('/impressum', { waitUntil: 'networkidle' });
  await link.goto('/anfrage');
  const missed: string[] = [];
  context.on('response', (answer) => {
    if (answer.status() === 404) missed.push(answer.url());
  });

  await portal.deploy(next.folder, next.build);
  await wizard.answerTo(valuation, 10);
  await wizard.consent(valuation);
  await wizard.send(valuation).click();
  await wizard.expectResult(valuation);
  const stored = await query(portal, `SELECT "kind" FROM "Submission"`);
  expect(stored).toEqual([{ kind: 'valuation' }]);

  await message.getByRole('button', { name: 'Nachricht schreiben' }).click();
  const dialog = message.getByRole('dialog', { name: 'Nachricht schreiben' });
  await expect(dialog.getByRole('button', { name: 'Nachricht senden' })).toBeVisible();
  expect(missed).toEqual([]);

  await link.getByRole('textbox', { name: /E-Mail/ }).fill('erika@beispiel.de');
  await link.locator('main form').getByRole('button').click();
  await expect(link).toHaveURL(/\?erledigt=/);

  await valuation.goto(wizard.ADDRESS);
  await expect(valuation.getByRole('button', { name: 'Und weiter' })).toBeVisible();
  await context.close();
  await plain.close();
  await portal.stop();
  rmSync(next.folder, { recursive: true });
});
