import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { companyRecord, type CompanyRecord } from '@/lib/company';
import { CONTENT_VALUES, filledText, fillContent } from '@/lib/content-values';
import { readMarkdown } from '@/lib/read-content';
import { site, type Site } from '@/lib/site';
import type { LegalSection } from './document';
import { parseSections } from './sections';

export type Provider = Pick<
  Site,
  'name' | 'company' | 'address' | 'phone' | 'phoneHref' | 'email' | 'editor'
> &
  CompanyRecord;

export const LEGAL_DOCUMENTS = [
  'imprint',
  'privacy',
  'terms',
  'accessibility',
  'data-sources',
] as const;

export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

const headSchema = z.strictObject({
  title: filledText,
  pageTitle: filledText.optional(),
  description: filledText,
  /** Date of the text; raise it with every change. */
  asOf: z.string().regex(/^\p{Lu}\p{Ll}+ 20\d\d$/u),
  numbers: z.enum(['1', '§ 1']).optional(),
});

const numbered = (sections: LegalSection[], first: string): LegalSection[] =>
  sections.map((section, index) => ({
    ...section,
    number: first.replace(' ', '\u00a0').replace('1', String(index + 1)),
  }));

const valuesOf = ({ name, company, languageModel, geocoder, ...rest }: Provider) => ({
  'site.name': name,
  'company.name': company,
  'geocoder.host': geocoder,
  'languageModel.host': languageModel?.host,
  ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [`company.${key}`, value])),
});

/** Behind 'nur wenn:'. */
const CONDITIONS: Readonly<Record<string, (provider: Provider) => boolean>> = {
  Sprachmodell: ({ languageModel }) => !!languageModel,
  'eigenes Sprachmodell': ({ languageModel }) => !!languageModel && !languageModel.host,
  'fremdes Sprachmodell': ({ languageModel }) => !!languageModel?.host,
  Kartendienst: ({ geocoder }) => !!geocoder,
  Datenschutzbeauftragte: ({ dataProtectionOfficer }) => !!dataProtectionOfficer,
};

/** May begin with 'kein' or 'keine'; undefined if unknown. */
function holds(condition: string, provider: Provider): boolean | undefined {
  const [, no, words = ''] = /^(keine? )?(.*)$/.exec(condition) ?? [];
  const isTrue = Object.hasOwn(CONDITIONS, words) ? CONDITIONS[words]?.(provider) : undefined;
  return isTrue === undefined || !no ? isTrue : !isTrue;
}

/** What an agency accepts */
export function termsVersion() {
  const { asOf, sections } = legalDocument('terms');
  const hash = createHash('sha256').update(JSON.stringify(sections)).digest('hex');
  return { asOf, hash };
}

export function legalDocument(
  name: LegalDocument,
  provider: Provider = { ...site(), ...companyRecord() },
) {
  const path = `legal/${name}.md`;
  const { head, ...file } = readMarkdown(path, headSchema);
  const values = Object.entries(valuesOf(provider)).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, () => value] as const],
  );
  const figures = { ...CONTENT_VALUES, ...Object.fromEntries(values) };
  const sections = parseSections(`content/${path}`, file, {
    holds: (condition) => holds(condition, provider),
    fill: (text, where) => fillContent(text, where, figures),
  });
  const { title, asOf, description, pageTitle = title, numbers } = head;
  return {
    title,
    asOf,
    sections: numbers ? numbered(sections, numbers) : sections,
    page: { title: pageTitle, description },
  };
}
