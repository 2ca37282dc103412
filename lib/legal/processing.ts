import { facts, type Block, type LegalText } from './document';

/** One processing of personal data, as Art. 13 DSGVO wants it told. */
export interface Processing {
  /** Where a section tells of several */
  title?: string;
  data: LegalText;
  purpose: LegalText;
  basis: LegalText;
  recipients: LegalText;
  period: LegalText;
}

/** What is told of a processing, in the order in which it is shown. */
export function processingFacts({ title, ...processing }: Processing): Block {
  const { data, purpose, basis, recipients, period } = processing;
  return facts(
    [
      ['Daten', data],
      ['Zweck', purpose],
      ['Rechtsgrundlage', basis],
      ['Empfänger', recipients],
      ['Dauer', period],
    ],
    title,
  );
}
