import { facts, text, type LegalSection } from './document';
import { mailLink, type Provider } from './provider';

/** What the imprint has to hold: § 5 DDG, § 18 (2) MStV, § 36 VSBG, and who pays for the portal. */
export function imprint(provider: Provider): LegalSection[] {
  const { company, address, phone, phoneHref, name } = provider;
  return [
    {
      id: 'anbieter',
      title: 'Anbieter nach § 5 DDG',
      blocks: [
        facts([
          ['Unternehmen', company],
          ['Anschrift', address],
          ['Vertreten durch die Geschäftsführung', provider.director],
          ['Handelsregister', provider.register],
          ['Umsatzsteuer-ID', `${provider.vatId} (§ 27a UStG)`],
        ]),
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [
        facts([
          ['Telefon', `[${phone}](${phoneHref})`],
          ['E-Mail', mailLink(provider)],
        ]),
      ],
    },
    {
      id: 'erlaubnis',
      title: 'Erlaubnis und Aufsicht',
      blocks: [
        text(
          'Erlaubnis zur Vermittlung von Immobilien nach § 34c Abs. 1 Satz 1 Nr. 1 GewO. Erlaubnis- und Aufsichtsbehörde:',
        ),
        facts([['Behörde', provider.licenceAuthority]]),
      ],
    },
    {
      id: 'redaktion',
      title: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
      blocks: [text(`${provider.editor}, ${address}`)],
    },
    {
      id: 'verguetung',
      title: 'Vergütung durch Partnerfirmen',
      blocks: [
        text(
          `Für Eigentümerinnen und Eigentümer ist ${name} kostenlos. Wir erhalten Provisionen und andere Vergütungen von Partnerfirmen, vor allem von Maklerbüros, denen wir mit Zustimmung der Eigentümer Anfragen weitergeben. Auf die Höhe einer Bewertung haben diese Vergütungen keinen Einfluss.`,
        ),
      ],
    },
    {
      id: 'streitbeilegung',
      title: 'Verbraucherstreitbeilegung',
      blocks: [
        text(
          'Wir sind weder bereit noch verpflichtet, an Verfahren zur Streitbeilegung vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
        ),
      ],
    },
    {
      id: 'weiteres',
      title: 'Weitere Angaben',
      blocks: [
        text(
          'Was mit Ihren Daten geschieht, steht unter [Datenschutz](/datenschutz), was für die Nutzung gilt, in den [AGB](/agb), wie zugänglich das Portal ist, unter [Barrierefreiheit](/barrierefreiheit) und woher Orte und Preise stammen, unter [Datenquellen](/datenquellen).',
        ),
      ],
    },
  ];
}
