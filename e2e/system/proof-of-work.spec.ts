import { expect, test } from '@playwright/test';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { contactBody } from '@/lib/testing/contact-factory';
import { proofOf } from '@/lib/testing/proof';
import { startPortal, type Portal } from '../support/portal';

function post(portal: Portal, headers: Record<string, string> = {}) {
  return fetch(`${portal.url}/api/contact-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(contactBody()),
  });
}

async function workedProof(portal: Portal): Promise<string> {
  for (let count = 0; count <= contactForm.rule.limit; count++) {
    const response = await post(portal);
    if (response.status === 429) return proofOf((await response.json()).challenge);
  }
  throw new Error('The limit was not reached.');
}

async function beginWindow(...portals: Portal[]) {
  const window = contactForm.rule.window * 1000;
  const left = window - (Date.now() % window);
  for (const portal of portals) await portal.passTime(left);
}

test('two servers on one Postgres take a solution once', async () => {
  const env = { RATE_LIMIT: 'on' };
  const first = await startPortal({ provider: 'postgresql', env });
  const second = await startPortal({ provider: 'postgresql', env, databaseUrl: first.databaseUrl });
  await beginWindow(first, second);
  try {
    const headers = { 'Proof-Of-Work': await workedProof(first) };
    const responses = await Promise.all(
      [first, second, first, second].map((portal) => post(portal, headers)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429]);
  } finally {
    await second.stop();
    await first.stop();
  }
});
