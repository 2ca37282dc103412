import { LegalPage } from '@/components/legal/legal-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Datenschutz',
  description:
    'Welche Daten wir wofür verarbeiten, wie lange wir sie behalten und welche Rechte Sie haben.',
  path: routes.privacy,
});

export default function PrivacyPage() {
  const { company, address, email } = site();
  return (
    <LegalPage title="Datenschutzerklärung" asOf="November 2026">
      <h2>Verantwortlich</h2>
      <p>
        {company}, {address}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <h2>Immobilienbewertung</h2>
      <p>
        Wenn Sie eine Bewertung anfordern, speichern wir die Angaben aus dem Formular, den
        errechneten Betrag, den Zeitpunkt und den Wortlaut Ihrer Einwilligungen. Wir brauchen sie,
        um Ihre Immobilie zu bewerten und Sie dazu zu erreichen (Art. 6 Abs. 1 Buchst. a und b
        DSGVO). An Makler geben wir sie nur weiter, wenn Sie dem vorher zugestimmt haben.
      </p>
      <p>
        Die Ergebnisseite ist unter einer zufälligen, nicht zu erratenden Adresse erreichbar. Sie
        zeigt weder Namen noch Kontaktdaten und wird nicht in Suchmaschinen aufgenommen.
      </p>
      <h2>Zwischenspeicher in Ihrem Browser</h2>
      <p>
        Damit beim Ausfüllen nichts verloren geht, merkt sich Ihr Browser die Angaben auf Ihrem
        Gerät, längstens 14 Tage. Mit dem Ergebnis oder über „Angaben löschen“ verschwinden sie.
        Einwilligungen werden dort nicht gespeichert. Cookies setzen die öffentlichen Seiten nicht.
      </p>
      <h2>Standort</h2>
      <p>
        Nur wenn Sie „Mein Standort“ wählen, sendet Ihr Browser uns Ihre Position. Wir ermitteln
        daraus die nächstgelegenen Postleitzahlen und speichern die Position nicht.
      </p>
      <h2>Schutz vor Missbrauch</h2>
      <p>
        Um zu viele Anfragen von einem Anschluss zu erkennen, zählen wir sie unter einem
        Schlüsselwert, aus dem sich die Internetadresse nicht ablesen lässt. Die Zähler werden
        spätestens nach einem Tag gelöscht.
      </p>
      <h2>Ratgeber</h2>
      <p>
        Wie oft ein Artikel gelesen wird, zählen wir ohne Cookie und ohne Kennung: Am Artikel steht
        nur eine Zahl. Damit ein Anschluss am Tag einmal zählt, dient der Schlüsselwert, der unter
        „Schutz vor Missbrauch“ beschrieben ist. Gespeicherte Artikel und angehakte Listen liegen
        nur in Ihrem Browser. Die Knöpfe zum Teilen laden nichts von anderen Anbietern; erst wenn
        Sie einen öffnen, erfährt der Anbieter davon.
      </p>
      <h2>Ihre Rechte</h2>
      <p>
        Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten
        verlangen, der Verarbeitung widersprechen und Einwilligungen jederzeit widerrufen. Eine
        Nachricht an die genannte Adresse genügt. Außerdem können Sie sich bei einer
        Datenschutz-Aufsichtsbehörde beschweren.
      </p>
    </LegalPage>
  );
}
