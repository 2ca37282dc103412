import { DEVICE_COOKIE } from '@/lib/auth/constants';
import { text, type LegalSection } from '../document';
import { processingFacts, type Processing } from '../processing';
import { lengthOf, periodOf } from './kept';

export const SERVER_LOGS: Processing = {
  data: 'IP-Adresse, Zeitpunkt, aufgerufene Adresse, Ergebnis und Kennung des Browsers, soweit das Rechenzentrum Zugriffe protokolliert',
  purpose: 'Störungen finden und Angriffe abwehren',
  basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse an einem sicheren Betrieb)',
  recipients: 'Hosting',
  period:
    'So lange, wie Fehlersuche und Abwehr es erfordern; die Frist des Rechenzentrums nennen wir Ihnen auf Anfrage',
};

export const ABUSE: readonly Processing[] = [
  {
    title: 'Zähler für Anfragen',
    data: 'Ein Schlüsselwert und eine Zahl. Den Schlüsselwert berechnet unser Server mit einem geheimen Schlüssel aus Ihrer IP-Adresse (bei IPv6 aus deren vorderer Hälfte), bei der Anmeldung von Mitarbeitenden auch aus der E-Mail-Adresse; die Adresse lässt sich daraus nicht ablesen',
    purpose:
      'Zu viele Anfragen und Fragen an die KI-Beratung von einem Anschluss und erratene Passwörter abwehren',
    basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse an einem erreichbaren, sicheren Portal)',
    recipients: 'Hosting',
    period: `Ein Zähler gilt höchstens ${lengthOf('counter')} und wird danach mit der nächsten Zählung gelöscht`,
  },
  {
    title: 'Erkennen von Programmen',
    data: 'Ob ein unsichtbares Feld des Formulars ausgefüllt wurde und wie viel Zeit bis zum Absenden verging',
    purpose:
      'Anfragen, die wohl ein Programm geschickt hat, beiseitelegen; ein Mensch sieht sie an, sofort gelöscht wird deshalb nichts',
    basis: 'Art. 6 Abs. 1 Buchst. f DSGVO (Interesse, echte Anfragen zu finden)',
    recipients: 'Hosting',
    period: `Die Zeit wird nicht gespeichert. Was beiseitegelegt ist, samt dem Grund: ${periodOf('quarantine')}, dann löscht das Portal von selbst`,
  },
];

export const EMPLOYEES: Processing = {
  data: 'Name, E-Mail-Adresse und Rolle; das Passwort nur als Prüfwert, aus dem es sich nicht zurückrechnen lässt; Cookies der Anmeldung',
  purpose:
    'Anfragen nur Berechtigten zugänglich machen; verhindern, dass Fremde mit falschen Passwörtern ein Konto sperren',
  basis:
    'Art. 6 Abs. 1 Buchst. b DSGVO (Arbeitsverhältnis) und Buchst. f (Interesse an Sicherheit); § 25 Abs. 2 Nr. 2 TDDDG',
  recipients: 'Hosting',
  period: `Das Konto bis zum Ende der Tätigkeit; das Anmelde-Cookie bis zur Abmeldung, längstens ${lengthOf('session')}; die Hilfs-Cookies der Anmeldung bis zum Schließen des Browsers; das Cookie ${DEVICE_COOKIE}*, an dem die Anmeldung den Browser wiedererkennt, ${lengthOf('device')} nach der letzten Anmeldung`,
};

export const SERVER_LOGS_SECTION: LegalSection = {
  id: 'server-protokolle',
  title: 'Server-Protokolle',
  blocks: [
    text(
      'Die Software des Portals führt kein Protokoll Ihrer Besuche. Bei einer Störung hält sie fest, was fehlgeschlagen ist; Ihre IP-Adresse gehört nicht dazu. Vor der Software steht das Rechenzentrum, das Zugriffe aufzeichnen kann:',
    ),
    processingFacts(SERVER_LOGS),
  ],
};

export const ABUSE_SECTION: LegalSection = {
  id: 'missbrauch',
  title: 'Schutz vor Missbrauch',
  blocks: ABUSE.map(processingFacts),
};

export const EMPLOYEES_SECTION: LegalSection = {
  id: 'mitarbeitende',
  title: 'Zugang für Mitarbeitende',
  blocks: [
    text('Wer für uns Anfragen bearbeitet, meldet sich mit einem eigenen Konto an.'),
    processingFacts(EMPLOYEES),
  ],
};
