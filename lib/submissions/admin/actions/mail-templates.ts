import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';

export interface MailTemplate {
  id: string;
  title: string;
  subject: string;
  /** Without salutation and closing, which lib/submissions/mails/templates/notices.tsx adds */
  text: string;
}

interface Facts {
  type: SubmissionKind;
  reference?: string;
  facts: readonly { field: string; text: string }[];
}

const NOTHING = 'nicht angegeben';

/** ' (Einfamilienhaus, 120 m², 80331)', leaving out what is unknown. */
function meant({ reference, facts }: Facts): string {
  const said = ['propertyType', 'plotArea', 'area', 'postalCode', 'city', 'package'].flatMap(
    (field) => {
      const text = facts.find((fact) => fact.field === field)?.text;
      return text && text !== NOTHING ? [text] : [];
    },
  );
  const parts = [...said, ...(reference ? [`Bewertungs-ID ${reference}`] : [])];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

const QUESTIONS = 'Haben Sie Fragen, antworten Sie einfach auf diese E-Mail.';

type Write = (about: { thanks: string; about: string; meant: string }) => MailTemplate;

const ANSWER: Write = ({ thanks, about, meant: what }) => ({
  id: 'answer',
  title: 'Rückmeldung',
  subject: `Rückmeldung ${about}`,
  text: `vielen Dank für ${thanks}${what}. Ich habe sie gelesen und kümmere mich darum.\n\n\n\n${QUESTIONS}`,
});

const NOT_REACHED: Write = ({ thanks, about, meant: what }) => ({
  id: 'not-reached',
  title: 'Telefonisch nicht erreicht',
  subject: `Wann erreiche ich Sie ${about}?`,
  text: `vielen Dank für ${thanks}${what}. Ich habe heute versucht, Sie anzurufen, und Sie leider nicht erreicht.\n\nWann passt es Ihnen? Bitte nennen Sie mir zwei oder drei Zeiten, ${OFFICE_HOURS_TEXT}. Dann rufe ich Sie noch einmal an.`,
});

const DOCUMENTS: Write = ({ about, meant: what }) => ({
  id: 'documents',
  title: 'Unterlagen erbitten',
  subject: 'Unterlagen zu Ihrer Immobilie',
  text: `für die nächsten Schritte ${about}${what} fehlen mir noch Unterlagen. Bitte senden Sie mir, was Sie davon zur Hand haben:\n\n- Grundriss und Wohnflächenberechnung\n- Grundbuchauszug\n- Energieausweis\n- Angaben zu Modernisierungen mit Jahr\n- einige Fotos von innen und außen\n\nFehlt Ihnen etwas davon, sagen Sie es mir. Ich erkläre Ihnen, wo Sie es bekommen.`,
});

const DISCUSS: Write = ({ meant: what }) => ({
  id: 'discuss',
  title: 'Bewertung besprechen',
  subject: 'Ihre Bewertung: Wollen wir sie besprechen?',
  text: `Ihre Bewertung${what} ist eine erste Einschätzung. Lage, Ausstattung und Zustand kennt die Formel nicht; darüber möchte ich gern mit Ihnen sprechen. Das Gespräch kostet Sie nichts und verpflichtet Sie zu nichts.\n\nWann passt es Ihnen? Bitte nennen Sie mir zwei oder drei Zeiten, ${OFFICE_HOURS_TEXT}.`,
});

const MEETING: Write = ({ thanks, meant: what }) => ({
  id: 'meeting',
  title: 'Besichtigung vorschlagen',
  subject: 'Vorschlag für einen Termin bei Ihnen',
  text: `vielen Dank für ${thanks}${what}. Um Ihre Immobilie besser einschätzen zu können, möchte ich sie mir gern ansehen. Rechnen Sie bitte mit etwa einer Stunde.\n\nWelche Tage passen Ihnen in den nächsten zwei Wochen? Sie bekommen danach eine Einladung mit allen Angaben.`,
});

const OFFER: Write = ({ thanks, meant: what }) => ({
  id: 'offer',
  title: 'Paket besprechen',
  subject: 'Ihr Lead-Paket: nächste Schritte',
  text: `vielen Dank für ${thanks}${what}. Bevor wir beginnen, möchte ich mit Ihnen klären, aus welchen Postleitzahlen Sie Anfragen wünschen und wie wir sie Ihnen übergeben.\n\nWann passt Ihnen ein Gespräch von einer Viertelstunde? Bitte nennen Sie mir zwei oder drei Zeiten, ${OFFICE_HOURS_TEXT}.`,
});

const REFUSAL: Write = ({ thanks, about, meant: what }) => ({
  id: 'refusal',
  title: 'Absage',
  subject: `Absage ${about}`,
  text: `vielen Dank für ${thanks}${what}. Leider können wir Ihnen dabei nicht helfen.\n\n\n\nFür Ihr Vorhaben wünsche ich Ihnen alles Gute.`,
});

const LETTERS = [ANSWER, NOT_REACHED, DISCUSS, DOCUMENTS, MEETING, OFFER, REFUSAL];

export function mailTemplates(submission: Facts): MailTemplate[] {
  const { about, thanks, letters } = KINDS[submission.type];
  const written = LETTERS.map((write) => write({ about, thanks, meant: meant(submission) }));
  return letters.flatMap((id) => written.find((letter) => letter.id === id) ?? []);
}
