import type { LegalSection } from '../document';
import { clauses } from '../document';
import { mailLink, type Provider } from '../provider';

const LIABILITY: LegalSection = {
  id: 'haftung',
  title: 'Haftung',
  blocks: clauses(
    'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen oder einen Mangel arglistig verschwiegen haben.',
    'Bei einfacher Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine Pflicht, deren Erfüllung die Nutzung überhaupt erst ermöglicht und auf deren Einhaltung Sie regelmäßig vertrauen dürfen. Die Haftung ist dann auf den Schaden begrenzt, der vorhersehbar und für diese Art der Nutzung typisch ist.',
    'Im Übrigen ist die Haftung für einfache Fahrlässigkeit ausgeschlossen. Das alles gilt auch für Menschen, die für uns handeln, und für deren eigene Haftung.',
    'Zwingende gesetzliche Rechte, etwa nach der Datenschutz-Grundverordnung, bleiben unberührt.',
  ),
};

/** § 10 to § 13: liability, data protection, changes and what remains. */
export const closing = (provider: Provider): LegalSection[] => [
  LIABILITY,
  {
    id: 'datenschutz',
    title: 'Datenschutz',
    blocks: clauses(
      'Welche Daten wir wozu verarbeiten, wie lange wir sie behalten und welche Rechte Sie haben, steht in der [Datenschutzerklärung](/datenschutz).',
      'Einwilligungen holen wir gesondert ein. Mit diesen Bedingungen willigen Sie in nichts ein.',
    ),
  },
  {
    id: 'aenderungen',
    title: 'Änderungen dieser Bedingungen',
    blocks: clauses(
      'Wir können diese Bedingungen ändern, wenn sich das Portal, das Recht oder die Rechtsprechung ändert. Änderungen treten 14 Tage nach ihrer Veröffentlichung auf dieser Seite in Kraft.',
      'Angekündigt werden sie an dieser Stelle, mit dem Tag der Veröffentlichung, dem Tag des Inkrafttretens und den geänderten Absätzen.',
      'Für Anfragen, die Sie vor dem Inkrafttreten abgesendet haben, gilt weiter die bisherige Fassung. Wir schicken sie Ihnen auf Wunsch zu.',
    ),
  },
  {
    id: 'schluss',
    title: 'Schlussbestimmungen',
    blocks: clauses(
      'Es gilt deutsches Recht ohne das UN-Kaufrecht. Sind Sie Verbraucher, nimmt Ihnen das nicht den Schutz der zwingenden Vorschriften des Staates, in dem Sie gewöhnlich leben.',
      'Für den Gerichtsstand gelten die gesetzlichen Regeln.',
      'Wir sind weder bereit noch verpflichtet, an Verfahren zur Streitbeilegung vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
      `Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam; an ihre Stelle tritt das Gesetz. Fragen beantworten wir unter ${mailLink(provider)}.`,
    ),
  },
];
