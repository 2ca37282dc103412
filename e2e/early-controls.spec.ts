import { sample } from '../lib/testing/sample';
import { valuationBody } from '../lib/testing/valuation-factory';
import { expectNothingLost } from './support/early-controls';
import { ownLink } from './support/mailbox';
import { test as mailed } from './support/mailed-test';
import { PAGES } from './support/pages';
import { test } from './support/test';

test.describe.configure({ mode: 'parallel' });

const PUBLIC = PAGES.filter((address) => !address.startsWith('/employee'));
/** Goes over every control of a page, which takes its time. */
const LOOKED_AT = sample(PUBLIC, 6);
/** Where a phone shows other controls, or the controls of a whole form. */
const ON_PHONES = ['/', '/immobilie-bewerten', '/verkaufen'];

for (const address of LOOKED_AT) {
  const tag = ON_PHONES.includes(address) ? ['@phone'] : [];
  test(
    `${address}: nothing is lost that is pressed before its scripts are there`,
    { tag },
    ({ page }) => expectNothingLost(page, address),
  );
}

test('a result: nothing is lost that is pressed before its scripts are there @long', async ({
  page,
  request,
}) => {
  const created = await request.post('/api/valuation-requests', { data: valuationBody() });
  const { id } = (await created.json()).valuationRequest;
  await expectNothingLost(page, `/bewertung/${id}`);
});

mailed(
  'a request: nothing is lost that is pressed before its scripts are there @long',
  async ({ page, request, mailbox }) => {
    const email = 'frueh@beispiel.de';
    await request.post('/api/valuation-requests', { data: valuationBody({ email }) });
    const { pathname } = new URL(ownLink(await mailbox.read(email, /^Bitte bestätigen/)));
    await expectNothingLost(page, pathname);
    await expectNothingLost(page, pathname);
  },
);
