import { expect, test } from '@playwright/test';
import { COMPANY_SETTINGS } from '../../lib/testing/company-settings';
import { startPortal } from '../support/portal';

async function warnings(env: Record<string, string>) {
  const portal = await startPortal({ provider: 'sqlite', env });
  try {
    await fetch(`${portal.url}/impressum`);
    return portal.output
      .split('\n')
      .filter((line) => /COMPANY_|SITE_BUILDER_/.test(line))
      .map((line): string => JSON.parse(line).msg);
  } finally {
    await portal.stop();
  }
}

test('a server that would show placeholders says so once, and names each of them', async () => {
  const unset = Object.fromEntries(Object.keys(COMPANY_SETTINGS).map((name) => [name, '']));
  const [line = '', ...others] = await warnings(unset);
  expect(others).toEqual([]);
  for (const name of Object.keys(COMPANY_SETTINGS)) expect(line).toContain(name);
});

test('one of them is named alone, and a company that is set up is warned of nothing', async () => {
  const almost = await warnings({ ...COMPANY_SETTINGS, COMPANY_VAT_ID: '' });
  expect(almost).toEqual([expect.stringMatching(/: COMPANY_VAT_ID$/)]);
  expect(await warnings(COMPANY_SETTINGS)).toEqual([]);
});
