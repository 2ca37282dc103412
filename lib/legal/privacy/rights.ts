import { text, type LegalSection } from '../document';
import { mailLink, type Provider } from '../provider';

export interface Right {
  id: string;
  title: string;
  article: string;
  /** What it means */
  meaning: string;
  /** How to use it */
  way: string;
}

/** What everybody may demand whose data is processed. */
export const RIGHTS: readonly Right[] = [
  {
    id: 'auskunft',
    title: 'Auskunft',
    article: 'Art. 15 DSGVO',
    meaning:
      'Sie erfahren, welche Daten wir von Ihnen haben, wozu, wie lange und wer sie erhalten hat, mit Namen. Eine Kopie gehört dazu.',
    way: 'In [Meine Anfrage](/anfrage) steht alles, auch zum Herunterladen. Oder schreiben Sie uns „Auskunft“ von der E-Mail-Adresse, mit der Sie angefragt haben, oder nennen Sie die Bewertungs-ID.',
  },
  {
    id: 'berichtigung',
    title: 'Berichtigung',
    article: 'Art. 16 DSGVO',
    meaning: 'Falsche Angaben stellen wir richtig, fehlende ergänzen wir.',
    way: 'Berichtigen Sie die Angabe in [Meine Anfrage](/anfrage), oder nennen Sie uns, wie sie lauten muss. Hängt ein Betrag davon ab, rechnen wir ihn neu.',
  },
  {
    id: 'loeschung',
    title: 'Löschung',
    article: 'Art. 17 DSGVO',
    meaning:
      'Wir löschen Ihre Daten, wenn wir sie nicht mehr brauchen, wenn Sie eine Einwilligung widerrufen und wir sie für nichts anderes brauchen, oder wenn Sie erfolgreich widersprechen. Müssen wir etwas aufbewahren, bleibt nur dies: von einer Einwilligung der Satz, seine Fassung und Prüfsumme, die Seite und die Zeitpunkte, dazu mit einem geheimen Schlüssel gebildete Prüfsummen von E-Mail-Adresse und Telefonnummer, damit der Nachweis der richtigen Person zugeordnet werden kann.',
    way: 'Löschen Sie die Anfrage in [Meine Anfrage](/anfrage); das geschieht sofort. Oder schreiben Sie uns „Löschung“ und die Bewertungs-ID oder die Adresse Ihrer Anfrage. Was in Ihrem Browser liegt, löschen Sie dort selbst.',
  },
  {
    id: 'einschraenkung',
    title: 'Einschränkung',
    article: 'Art. 18 DSGVO',
    meaning:
      'Wir bewahren Ihre Daten auf, verwenden sie aber nicht, etwa solange strittig ist, ob sie stimmen, oder weil Sie sie für einen Anspruch brauchen.',
    way: 'Schreiben Sie uns, was nicht mehr verwendet werden soll und warum.',
  },
  {
    id: 'uebertragbarkeit',
    title: 'Datenübertragbarkeit',
    article: 'Art. 20 DSGVO',
    meaning:
      'Was Sie uns mit Einwilligung oder für Ihre Anfrage gegeben haben, erhalten Sie in einem gängigen, maschinenlesbaren Format, auf Wunsch auch ein Dritter.',
    way: 'In [Meine Anfrage](/anfrage) laden Sie die Datei selbst herunter (JSON, zum Lesen auch PDF). Oder schreiben Sie uns, an welche Adresse sie gehen soll.',
  },
  {
    id: 'widerspruch',
    title: 'Widerspruch',
    article: 'Art. 21 DSGVO',
    meaning:
      'Was wir auf ein berechtigtes Interesse stützen (Art. 6 Abs. 1 Buchst. f DSGVO), beenden wir auf Ihren Widerspruch aus Gründen Ihrer besonderen Lage, sofern nicht zwingende Gründe überwiegen. Der Verwendung für Werbung können Sie jederzeit und ohne Grund widersprechen; sie endet dann.',
    way: 'Nennen Sie uns die Verarbeitung und Ihren Grund; bei Werbung genügt „keine Werbung“.',
  },
  {
    id: 'widerruf',
    title: 'Widerruf',
    article: 'Art. 7 Abs. 3 DSGVO',
    meaning:
      'Jede Einwilligung können Sie jederzeit widerrufen. Was bis dahin geschehen ist, bleibt rechtmäßig; danach rufen wir zum Beispiel nicht mehr an.',
    way: 'In [Meine Anfrage](/anfrage) steht bei jeder Einwilligung „Widerrufen“. Eine formlose Nachricht oder ein Satz am Telefon genügt auch. Einen Grund brauchen Sie nicht.',
  },
];

function sectionOf({ id, title, article, meaning, way }: Right): LegalSection {
  return {
    id: `recht-${id}`,
    title,
    blocks: [text(`${meaning} (${article})`), text(`So geht es: ${way}`)],
  };
}

/** 5: the rights, how to use each, and where to complain. */
export function rights(provider: Provider): LegalSection {
  return {
    id: 'rechte',
    title: 'Ihre Rechte',
    blocks: [
      text(
        'Das meiste erledigen Sie selbst: [Meine Anfrage](/anfrage) öffnet sich ohne Konto über den Link in unseren E-Mails; einen neuen Link fordern Sie dort an. Sie sehen, was gespeichert ist und wer es erhalten hat, berichtigen und exportieren es, widerrufen Einwilligungen und löschen die Anfrage.',
      ),
      text(
        `Für alle Rechte genügt auch eine Nachricht an ${mailLink(provider)} oder ein Brief an ${provider.company}, ${provider.address}. Wir antworten kostenlos und spätestens innerhalb eines Monats (Art. 12 DSGVO). Haben wir Zweifel, ob die Nachricht von Ihnen stammt, fragen wir nach.`,
      ),
    ],
    sections: [
      ...RIGHTS.map(sectionOf),
      {
        id: 'recht-beschwerde',
        title: 'Beschwerde',
        blocks: [
          text(
            'Sie können sich bei einer Aufsichtsbehörde für den Datenschutz beschweren, etwa an Ihrem Wohnort, an Ihrem Arbeitsplatz oder an unserem Sitz (Art. 77 DSGVO).',
          ),
          text(`Für uns zuständig: ${provider.supervisoryAuthority}.`),
        ],
      },
    ],
  };
}
