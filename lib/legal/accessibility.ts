import { facts, list, text, type LegalSection } from './document';
import { mailLink, type Provider } from './provider';

const AUTHORITY = {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  email: 'mlbf@ms.sachsen-anhalt.de',
} as const;

const MEASURES = list(
  'Alles lässt sich mit der Tastatur bedienen. Der Fokus ist sichtbar, und ein Sprunglink führt am Kopf der Seite vorbei zum Inhalt.',
  'Überschriften, Listen, Formularfelder und Bereiche sind als solche ausgezeichnet, damit Vorleseprogramme sie nennen können.',
  'Fehler in Formularen stehen in Worten am Feld und gesammelt darüber; von dort führt ein Link zum Feld. Ihre Eingaben bleiben erhalten.',
  'Text hebt sich im hellen wie im dunklen Farbschema mindestens im Verhältnis 4,5 zu 1 vom Hintergrund ab. Farbe allein trägt keine Bedeutung.',
  'Die Seiten passen sich Bildschirmen ab 320 Pixeln Breite an, ohne dass Sie seitlich rollen müssen, und vertragen stark vergrößerte Schrift.',
  'Bewegung bleibt aus, wenn Ihr Gerät reduzierte Bewegung verlangt. Laufende Meldungen und das Video der Startseite lassen sich anhalten.',
  'Lesen, bewerten lassen und absenden können Sie auch ohne JavaScript.',
);

const LIMITS = list(
  'Auf den redaktionellen Seiten kann ein Kopierschutz eingeschaltet sein. Er sperrt dort die rechte Maustaste, das Markieren, Kopieren, Speichern und Drucken über die Tastatur, meldet sich bei der Druck-Taste und nimmt den Fokus weg, solange ein anderes Fenster vorn ist; danach kehrt der Fokus zurück. Manche Hilfsmittel stört das. Ausgenommen sind die Rechtstexte, das Ergebnis der Bewertung und der Bereich für Mitarbeitende; Eingabefelder bleiben bedienbar.',
  'Inhalte in Leichter Sprache und in Gebärdensprache bieten wir noch nicht an.',
  'Fachbegriffe lassen sich in Artikeln über Recht und Steuern nicht immer vermeiden; viele sind im Text erklärt.',
  'Vorschläge beim Suchen, „Mein Standort“, das Speichern von Artikeln und der Druckknopf brauchen JavaScript. Die Suche selbst und das Formular kommen ohne aus.',
  'Unsere PDF-Dateien sind noch nicht für Vorleseprogramme ausgezeichnet. Denselben Inhalt zeigen die Ergebnisseite und „Meine Anfrage“.',
  'Fremde Dienste, die Sie über „Artikel teilen“ öffnen, liegen nicht in unserer Hand.',
);

/** What the law wants told of a service's accessibility: § 14 BFSG with its annex 3. */
export function accessibilityStatement(provider: Provider): LegalSection[] {
  const { name, phone, phoneHref } = provider;
  return [
    {
      id: 'angebot',
      title: 'Worum es geht',
      blocks: [
        text(
          `${name} ist ein Portal für Menschen, die ein Haus oder eine Wohnung verkaufen möchten. Sie können eine Immobilie in zehn kurzen Schritten bewerten lassen, Ratgeber lesen und uns erreichen. Diese Seite sagt, wie wir das zugänglich machen und wo es noch Grenzen gibt.`,
        ),
      ],
    },
    {
      id: 'massstab',
      title: 'Maßstab',
      blocks: [
        text(
          'Wir richten uns nach dem Barrierefreiheitsstärkungsgesetz (BFSG) und seiner Verordnung, nach der europäischen Norm EN 301 549 und nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Sie sind das Ziel, an dem wir jede Seite messen.',
        ),
      ],
    },
    { id: 'massnahmen', title: 'Was wir dafür tun', blocks: [MEASURES] },
    {
      id: 'pruefung',
      title: 'Wie wir prüfen',
      blocks: [
        text(
          'Bei jeder Änderung untersucht das Programm axe-core öffentliche Seiten jeder Art selbsttätig auf Verstöße gegen die WCAG; ein Fund hält die Änderung auf. Weitere Prüfungen gehen die Wege mit der Tastatur, ohne JavaScript, bei 320 Pixeln Breite und in beiden Farbschemata.',
        ),
        text(
          'Selbsttätige Prüfungen finden nur einen Teil der Hindernisse. Eine Prüfung durch Dritte und eine vollständige Prüfung mit Vorleseprogrammen stehen noch aus.',
        ),
      ],
    },
    { id: 'grenzen', title: 'Bekannte Grenzen', blocks: [LIMITS] },
    {
      id: 'hinweise',
      title: 'Hindernis melden',
      blocks: [
        text(
          `Stoßen Sie auf ein Hindernis, schreiben Sie an ${mailLink(provider)} oder rufen Sie an: [${phone}](${phoneHref}). Hilfreich sind die Adresse der Seite und was Sie versucht haben. Bis es behoben ist, suchen wir mit Ihnen einen anderen Weg, etwa am Telefon.`,
        ),
      ],
    },
    {
      id: 'aufsicht',
      title: 'Marktüberwachung',
      blocks: [
        text(
          'Hilft unsere Antwort nicht weiter, können Sie sich an die Behörde wenden, die über die Barrierefreiheit von Dienstleistungen wacht:',
        ),
        facts([
          ['Behörde', AUTHORITY.name],
          ['E-Mail', `[${AUTHORITY.email}](mailto:${AUTHORITY.email})`],
        ]),
      ],
    },
  ];
}
