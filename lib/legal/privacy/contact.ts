import { facts, text, type LegalSection } from '../document';
import { mailLink, type Provider } from '../provider';

/** 7: whom to ask. */
export function contact(provider: Provider): LegalSection {
  const { company, address, phone, phoneHref, dataProtectionOfficer } = provider;
  return {
    id: 'kontakt',
    title: 'Kontakt',
    blocks: [
      text('Fragen zum Datenschutz beantworten wir gern.'),
      facts([
        ['Anschrift', `${company}, ${address}`],
        ['E-Mail', mailLink(provider)],
        ['Telefon', `[${phone}](${phoneHref})`],
        ...(dataProtectionOfficer
          ? [['Datenschutzbeauftragte', dataProtectionOfficer] as const]
          : []),
        ['Aufsichtsbehörde', provider.supervisoryAuthority],
      ]),
      text(
        'Ändert sich, was wir mit Daten tun, ändern wir zuerst diesen Text. Sein Stand steht am Anfang der Seite.',
      ),
    ],
  };
}
