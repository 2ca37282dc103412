import type { Answer } from './answer';

/** Questions of estate agents who want to buy leads. */
export const PORTAL_AGENTS: readonly Answer[] = [
  {
    id: 'portal-lead-preise',
    title: 'Was kostet ein Lead für Maklerbüros?',
    questions: [
      'Ich bin Makler, was kosten eure Leads?',
      'Wie teuer ist eine Verkäuferanfrage?',
      'Welche Lead-Klassen gibt es?',
      'Was ist ein A+ Lead?',
      'lead preise makler einzeln kaufen',
      'Kann ich als Makler einzelne Kontakte kaufen?',
      'Eigentümerleads kaufen Preis',
    ],
    keywords: ['Lead-Einkauf', 'Eigentümerkontakte', 'Akquise'],
    text: 'Je Lead, zuzüglich Umsatzsteuer und nur für Unternehmer:\n\n- **Premium A+** 149 €: Eigentümer bestätigt, vollständige Objektdaten, Verkauf innerhalb von 6 Monaten, Wert über 300.000 €\n- **Standard A** 99 €: Kontakt verifiziert, Basis-Objektdaten, Verkaufsinteresse bestätigt\n- **Basis B** 59 €: Kontaktdaten, Postleitzahl und Immobilientyp, Bewertungsanfrage\n\nEinzelne Leads bestellen Sie am Telefon.',
    sources: ['/makler#lead-preise'],
  },
  {
    id: 'portal-lead-pakete',
    title: 'Welche Lead-Pakete gibt es für Makler?',
    questions: [
      'Was kostet das Lead-Abo im Monat?',
      'Wie viele Leads sind im Paket enthalten?',
      'Starter, Professional oder Enterprise?',
      'lead pakete makler preise monat',
      'Gibt es Gebietsschutz für Maklerbüros?',
      'Kann ich das Maklerpaket kündigen?',
      'Wie werde ich Partnerbüro?',
    ],
    keywords: ['Abonnement', 'Monatspaket', 'Kontingent', 'Kündigung', 'Partner werden'],
    text: 'Drei Pakete mit Premium-Leads der Klasse A+, je Monat, zuzüglich Umsatzsteuer und nur für Unternehmer:\n\n- **Starter** 249 €: 5 Leads, Liefergarantie 48 Stunden\n- **Professional** 749 €: 20 Leads, 24 Stunden, Gebietsschutz auf Wunsch\n- **Enterprise** 1.999 €: ab 100 Leads, 12 Stunden, exklusiver Gebietsschutz\n\nEine Anfrage stellen Sie direkt am Paket. Nach Angabe des Betreibers gibt es keine Einrichtungsgebühr, die Pakete sind monatlich kündbar, mit 14 Tagen Geld-zurück-Garantie (Stand November 2026).',
    sources: ['/makler#lead-pakete'],
  },
  {
    id: 'portal-lead-qualitaet',
    title: 'Wie werden die Leads für Makler geprüft?',
    questions: [
      'Wie qualifiziert ihr die Anfragen?',
      'Wie alt sind die Leads?',
      'Bekommen mehrere Makler denselben Lead?',
      'Haben die Eigentümer der Weitergabe zugestimmt?',
      'lead qualität prüfung exklusiv',
      'Darf ich den Eigentümer als Makler anrufen?',
    ],
    keywords: ['Qualifizierung', 'Exklusivität', 'Einwilligungsnachweis'],
    text: 'In fünf Stufen: gültige Angaben, Spam und Dubletten aussortiert, Kontakt bestätigt, ergänzt und eingestuft, übergeben mit Einwilligung. Ein Lead ist beim Verkauf höchstens 48 Stunden alt und geht an ein einziges Maklerbüro. Wortlaut, Zeitpunkt und Fassung der Einwilligung kommen mit, sodass Sie belegen können, warum Sie anrufen.',
    sources: ['/makler#qualifizierung', '/makler#vorteile'],
  },
];
