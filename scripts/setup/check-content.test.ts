import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setOwnFolder } from '@/lib/testing/folders';

const REPOSITORY = resolve('.');

setOwnFolder();
beforeAll(() => {
  for (const name of ['lib', 'scripts', 'node_modules', 'package.json', 'tsconfig.json']) {
    symlinkSync(resolve(REPOSITORY, name), name);
  }
  cpSync(resolve(REPOSITORY, 'content'), 'content', { recursive: true });
});

function change(file: string, from: string, to: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function check() {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/setup/check-content.ts'],
    { encoding: 'utf8' },
  );
  return { status, said: stderr.trim().split('\n') };
}

test('the texts are right', () => {
  expect(check()).toEqual({ status: 0, said: [''] });
});

test('a mistake in a text of any kind is named with file, line and reason', () => {
  change('content/glossary.yaml', 'term: Alleinauftrag', 'begriff: Alleinauftrag');
  change('content/home/faq.yaml', '{{commission.least}}', '{{commission.leats}}');
  change('content/home/news.yaml', '  - text:', '  - text');
  change('content/guides/maklerprovision.md', 'stand:', 'datum:');
  change('content/adviser/answers/portal.yaml', 'id:', 'name:');
  change('content/legal/terms.md', '## Haftung {#haftung}', '## Haftung');
  change('content/legal/privacy.md', '{{languageModel.host}}', '{{languageModel.hots}}');
  const { status, said } = check();
  expect(status).toBe(1);
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/glossary\.yaml:\d+: .*"begriff"/),
      expect.stringMatching(/^content\/home\/faq\.yaml:\d+: .*\{\{commission\.leats\}\}/),
      expect.stringMatching(/^content\/home\/news\.yaml:\d+: /),
      expect.stringMatching(/^content\/guides\/maklerprovision\.md:\d+: .*"datum"/),
      expect.stringMatching(/^content\/adviser\/answers\/portal\.yaml:\d+: .*"name"/),
      expect.stringMatching(/^content\/legal\/terms\.md:\d+: expected a heading/),
      expect.stringMatching(/^content\/legal\/privacy\.md:\d+: .*\{\{languageModel\.hots\}\}/),
    ]),
  );
});
