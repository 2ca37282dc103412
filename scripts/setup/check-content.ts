import { readSeedFiles } from '../../lib/guides/seed-files';
import { companyRecord } from '../../lib/company';
import { LEGAL_DOCUMENTS, legalDocument } from '../../lib/legal/documents';
import { site } from '../../lib/site';

const SETTINGS = [
  {},
  { languageModel: {} },
  {
    languageModel: { host: 'model.example' },
    geocoder: 'geo.example',
    dataProtectionOfficer: 'Dr. Akte',
  },
];

const READERS: (() => unknown)[] = [
  () => import('../../lib/guides/glossary'),
  () => import('../../lib/guides/news'),
  () => import('../../lib/home-texts'),
  () => import('../../lib/adviser/answers/answers'),
  () => import('../../lib/adviser/answers/guards'),
  () => import('../../lib/adviser/answers/limits'),
  () => import('../../lib/words/stop-words'),
  () => import('../../lib/words/synonyms'),
  () => import('../../lib/adviser/sentences'),
  () => import('../../lib/adviser/quantities/quantities'),
  () => import('../../lib/adviser/advised/places'),
  () => import('../../lib/adviser/model/system-prompt'),
  () => import('../../lib/valuation/regional/price-index'),
  readSeedFiles,
  ...LEGAL_DOCUMENTS.flatMap((name) =>
    SETTINGS.map(
      (changes) => () => legalDocument(name, { ...site(), ...companyRecord(), ...changes }),
    ),
  ),
];

async function check() {
  const mistakes = new Set<string>();
  for (const read of READERS) {
    try {
      await read();
    } catch (error) {
      mistakes.add((error as Error).message);
    }
  }
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.size > 0) process.exitCode = 1;
}

void check();
