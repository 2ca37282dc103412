import { claims, CLAIMS_ANCHOR, claimText, OPERATOR } from '@/lib/agencies/claims';
import { readSeedFiles } from '@/lib/guides/seed-files';
import { routes } from '@/lib/routes';

test('a guide names the partner brokers as the register does, as a claim of the operator', async () => {
  const [claim] = claims(['partnerBrokers']);
  const paragraphs = (await readSeedFiles()).flatMap(({ content }) => content.split('\n\n'));
  const naming = paragraphs.filter((paragraph) => /Partnermakler/.test(paragraph));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toContain(claimText(claim!));
  expect(naming[0]).toContain(`[${OPERATOR.source}](${routes.agencies}#${CLAIMS_ANCHOR})`);
  expect(naming[0]).toContain(OPERATOR.asOf.replaceAll('\u00a0', ' '));
  expect(naming[0]).toContain('von dritter Seite nicht geprüft');
});
