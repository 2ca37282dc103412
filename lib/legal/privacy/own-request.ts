import type { Processing } from '../processing';
import { lengthOf, PROOF } from './kept';

/** The mails to the person, and the page that their links lead to. */
export const OWN_REQUEST: readonly Processing[] = [
  {
    title: 'E-Mails an Sie',
    data: 'Ihre E-Mail-Adresse, die Art der Nachricht, bei einer Antwort ihr Text, und der Stand des Versands: Zeitpunkt, Versuche und die Antwort des Mailservers. Die erste E-Mail enthält einen Link, mit dem Sie bestätigen, dass die Adresse Ihnen gehört (Double-Opt-in); wann Sie das tun, halten wir fest',
    purpose:
      'Ihnen schicken, was Sie angefordert haben, und Ihnen zeigen, ob es angekommen ist. Die ausführliche Bewertung geht erst an eine bestätigte Adresse',
    basis: 'Art. 6 Abs. 1 Buchst. b DSGVO',
    recipients:
      'Hosting; mit dem Versand der Dienstleister, der unsere E-Mails verschickt, und Ihr E-Mail-Anbieter',
    period: 'Wie Ihre Anfrage',
  },
  {
    title: 'Meine Anfrage',
    data: 'Zu jedem Link eine Prüfsumme, seine Gültigkeit und eine mit einem geheimen Schlüssel gebildete Prüfsumme der Adresse, an die er ging; den Link selbst speichern wir nicht. Ihre Wünsche, auf welchem Weg und wann wir Sie erreichen dürfen; was Sie berichtigen oder widerrufen; PDF-Dateien, die Sie anfordern',
    purpose:
      'Sie Ihre Anfrage ohne Konto ansehen, berichtigen, mitnehmen und löschen lassen und Ihre Wünsche beachten',
    basis:
      'Art. 6 Abs. 1 Buchst. b DSGVO; soweit Sie Ihre Rechte nutzen, Buchst. c mit Art. 12 und 15 bis 20 DSGVO',
    recipients: 'Mitarbeitende, die Anfragen bearbeiten (Ihre Wünsche); Hosting',
    period: `Ein Link gilt ${lengthOf('linkLifetime')}; was wir zu ihm speichern, löschen wir ${lengthOf('link')} danach. Die PDF-Datei einer Auskunft ${lengthOf('exportDocument')}; alles andere wie Ihre Anfrage`,
  },
  {
    title: 'Was nach dem Löschen bleibt',
    data: 'Von jeder Einwilligung der Satz, seine Fassung und Prüfsumme, die Seite, auf der er stand, die Website, von der er gesendet wurde, und wann sie erteilt, widerrufen und verwendet wurde; vom Verlauf nur, was wann geschah; mit einem geheimen Schlüssel gebildete Prüfsummen Ihrer E-Mail-Adresse und Ihrer Telefonnummer. Name, Adresse und Nummer stehen nicht mehr darin',
    purpose:
      'Die Einwilligung belegen. Nennen Sie uns Ihre Adresse oder Nummer, finden wir über die Prüfsummen den Nachweis, der zu Ihnen gehört',
    basis:
      'Art. 6 Abs. 1 Buchst. c DSGVO mit Art. 7 Abs. 1 DSGVO und § 7a UWG; Art. 17 Abs. 3 Buchst. b DSGVO',
    recipients: 'Hosting; im Streitfall Behörden und Gerichte',
    period: `${PROOF}. Ihre E-Mail-Adresse bleibt nur, bis die Bestätigung der Löschung zugestellt ist, höchstens ${lengthOf('confirmation')}`,
  },
];
