import { PERIODS, type PeriodName } from '@/lib/retention/periods';
import { facts, list, text, type LegalSection } from '../document';
import { mailLink, type Provider } from '../provider';
import { lengthOf, periodOf } from './kept';

const NAMES = Object.keys(PERIODS) as PeriodName[];

const LEGAL_BASES: LegalSection = {
  id: 'rechtsgrundlagen',
  title: 'Rechtsgrundlagen',
  blocks: [
    text('Daten von Personen dürfen nur verarbeitet werden, wenn ein Gesetz es erlaubt. Bei uns:'),
    list(
      'Art. 6 Abs. 1 Buchst. a DSGVO: Sie haben eingewilligt.',
      'Art. 6 Abs. 1 Buchst. b DSGVO: Sie haben etwas angefragt, und die Daten sind dafür nötig.',
      'Art. 6 Abs. 1 Buchst. c DSGVO: Ein Gesetz verpflichtet uns, etwa zum Nachweis einer Einwilligung.',
      'Art. 6 Abs. 1 Buchst. f DSGVO: Wir haben ein berechtigtes Interesse, das Ihres nicht überwiegt. Welches, steht jeweils dabei.',
      '§ 25 Abs. 2 Nr. 2 TDDDG: Etwas auf Ihrem Gerät abzulegen ist nötig, weil Sie die Funktion ausdrücklich nutzen.',
    ),
  ],
};

const STORAGE: LegalSection = {
  id: 'speicherdauer',
  title: 'Speicherdauer',
  blocks: [
    text(
      'Was seine Frist hinter sich hat, löscht das Portal von selbst, in der Regel am nächsten Tag, mit allem, was dazugehört. Löschen Sie eine Anfrage in [Meine Anfrage](/anfrage) oder verlangen Sie es von uns, warten wir die Frist nicht ab.',
    ),
    text(
      `Den Nachweis einer Einwilligung in Anrufe müssen wir ${lengthOf('proof')} aufbewahren, gerechnet ab der Erteilung und ab jeder Verwendung (§ 7a UWG). Geschäftsbriefe bewahren wir außerhalb des Portals auf, soweit § 257 HGB oder § 147 AO es verlangt. Davon wird nichts für andere Zwecke verwendet.`,
    ),
    facts(
      NAMES.map((name) => [PERIODS[name].what, periodOf(name)]),
      'Fristen',
    ),
  ],
};

const DUTY_AND_DECISIONS: LegalSection[] = [
  {
    id: 'pflichtangaben',
    title: 'Pflichtangaben',
    blocks: [
      text(
        'Kein Gesetz verpflichtet Sie, uns Daten zu geben. Was ein Formular als Pflichtfeld kennzeichnet, brauchen wir aber, um die Anfrage zu bearbeiten; ohne diese Angaben lässt es sich nicht absenden.',
      ),
    ],
  },
  {
    id: 'automatisierte-entscheidungen',
    title: 'Keine automatisierten Entscheidungen',
    blocks: [
      text(
        'Die Beträge einer Bewertung berechnet ein Programm: die Grundformel aus Wohnfläche und Baujahr, die regionale Bewertung auch aus Postleitzahl, Art, Zimmern und Zustand. Die Rechenwege zeigt die Ergebnisseite, die Verfahren erklärt [So entsteht die Bewertung](/bewertung/methode). Beide Beträge sind unverbindliche Ersteinschätzungen und haben für Sie keine rechtliche Wirkung. Die KI-Beratung gibt nur Auskunft. Entscheidungen im Sinn von Art. 22 DSGVO treffen wir nicht automatisiert, und Profile von Ihnen bilden wir nicht.',
      ),
    ],
  },
];

function controller({ company, address, director, dataProtectionOfficer, ...rest }: Provider) {
  const officer = dataProtectionOfficer
    ? `Unsere Datenschutzbeauftragte oder unseren Datenschutzbeauftragten erreichen Sie hier: ${dataProtectionOfficer}.`
    : '';
  return {
    id: 'verantwortlich',
    title: 'Verantwortlich',
    blocks: [
      text(
        `${company}, ${address}, vertreten durch ${director}. E-Mail: ${mailLink(rest)}. ${officer}`.trim(),
      ),
    ],
  };
}

/** 2: what holds for every processing. */
export function general(provider: Provider): LegalSection {
  const hosting: LegalSection = {
    id: 'hosting',
    title: 'Hosting',
    blocks: [
      text(
        `Portal und Datenbank laufen bei: ${provider.hosting}. Der Anbieter verarbeitet die Daten in unserem Auftrag und nach unserer Weisung (Art. 28 DSGVO). Wenn bei einer Verarbeitung „Hosting“ als Empfänger steht, ist er gemeint.`,
      ),
    ],
  };
  return {
    id: 'allgemeines',
    title: 'Allgemeine Hinweise',
    blocks: [],
    sections: [controller(provider), LEGAL_BASES, STORAGE, ...DUTY_AND_DECISIONS, hosting],
  };
}
