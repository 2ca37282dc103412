import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import type { Provider } from '../provider';
import { lengthOf } from './kept';

export const GUIDES: Processing = {
  data: 'Welcher Artikel gelesen wurde und der Schlüsselwert, den [Schutz vor Missbrauch](#missbrauch) beschreibt; die Kennung des Browsers wird nur angesehen, um Programme nicht mitzuzählen',
  purpose: 'Zeigen, wie oft ein Artikel gelesen wurde',
  basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse, nützliche Artikel zu erkennen)',
  recipients: 'Hosting',
  period: `Am Artikel bleibt nur eine Zahl; der Schlüsselwert gilt höchstens ${lengthOf('counter')} und wird danach mit der nächsten Zählung gelöscht`,
};

export const GUIDES_SECTION: LegalSection = {
  id: 'ratgeber',
  title: 'Ratgeber',
  blocks: [
    text(
      'Wie oft ein Artikel gelesen wird, zählen wir ohne Cookie und ohne Kennung auf Ihrem Gerät, je Anschluss einmal am Tag.',
    ),
    processingFacts(GUIDES),
    text(
      'Was Sie suchen, steht in der Adresse der Seite und wird von uns nicht gespeichert. Die Knöpfe zum Teilen laden nichts von anderen Anbietern; erst wenn Sie einen öffnen, erfährt dieser Anbieter von Ihrem Besuch.',
    ),
  ],
};

/** The position of a visitor; who learns of it depends on the settings. */
export function locationProcessing({ geocoder }: Pick<Provider, 'geocoder'>): Processing {
  return {
    data: 'Breite und Länge, wie Ihr Browser sie ermittelt',
    purpose: 'Die Postleitzahlen in Ihrer Nähe vorschlagen',
    basis:
      'Art. 6 Abs. 1 Buchst. a DSGVO; die Einwilligung geben Sie im Dialog Ihres Browsers und nehmen sie in seinen Einstellungen zurück',
    recipients: geocoder
      ? `Hosting; der Kartendienst ${geocoder}, den unser Server nach der Postleitzahl fragt. Er erfährt die Position, aber nicht Ihre IP-Adresse`
      : 'Hosting; die Postleitzahlen stehen in einer Tabelle auf unserem Server, kein weiterer Dienst wird gefragt',
    period: 'Wir speichern die Position nicht; sie wird mit der Antwort verworfen',
  };
}

export function locationSection(provider: Provider): LegalSection {
  return {
    id: 'standort',
    title: 'Standort',
    blocks: [
      text('Nur wenn Sie im Formular „Mein Standort“ wählen, fragt Ihr Browser Sie danach.'),
      processingFacts(locationProcessing(provider)),
    ],
  };
}
