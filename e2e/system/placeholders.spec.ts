import { COMPANY_SETTINGS } from '../../lib/testing/company-settings';
import type { startPortal } from '../support/portal';
import { expect, test } from '../support/start-test';

async function warnings(start: typeof startPortal, env: Record<string, string>) {
  const portal = await start({ provider: 'sqlite', env });
  await fetch(`${portal.url}/impressum`);
  // Its output is complete when it has ended.
  await portal.halt();
  return portal.output
    .split('\n')
    .filter((line) => /COMPANY_|SITE_BUILDER_/.test(line))
    .map((line): string => JSON.parse(line).msg);
}

test('a server that would show placeholders says so once, and names each of them', async ({
  start,
}) => {
  const unset = Object.fromEntries(Object.keys(COMPANY_SETTINGS).map((name) => [name, '']));
  const [line = '', ...others] = await warnings(start, unset);
  expect(others).toEqual([]);
  for (const name of Object.keys(COMPANY_SETTINGS)) expect(line).toContain(name);
});

test('one of them is named alone, and a company that is set up is warned of nothing', async ({
  start,
}) => {
  const almost = await warnings(start, { ...COMPANY_SETTINGS, COMPANY_VAT_ID: '' });
  expect(almost).toEqual([expect.stringMatching(/: COMPANY_VAT_ID$/)]);
  expect(await warnings(start, COMPANY_SETTINGS)).toEqual([]);
});
