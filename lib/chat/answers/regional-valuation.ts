import type { Answer } from './answer';

/** The valuation that knows the place: what it is, why it differs, and when there is none. */
export const REGIONAL_VALUATION: readonly Answer[] = [
  {
    id: 'regionale-bewertung',
    title: 'Was ist die regionale Bewertung?',
    questions: [
      'Wie funktioniert die regionale Bewertung?',
      'Wie rechnet ihr den Ort ein?',
      'Wie kommt die regionale Zahl zustande?',
      'Was ist der Unterschied zwischen Grundformel und regionaler Bewertung?',
      'regionale bewertung wie berechnet',
      'Wie wirkt sich mein Landkreis auf die regionale Zahl aus?',
      'Wo steht, wie das Modell für die regionale Bewertung rechnet?',
    ],
    keywords: ['Regionalwert', 'Modell', 'Methode', 'regionale Zahl'],
    text: 'Eine zweite Zahl neben der Grundformel, aus Angebotspreisen gelernt. Sie beginnt beim Median aller Häuser oder Wohnungen in Deutschland; davon aus kommt jedes Merkmal als Betrag in Euro hinzu oder geht ab: die Lage nach Bundesland, Landkreis und Postleitzahl, dann Typ, Wohnfläche, Grundstück, Zimmer, Baujahr und Zustand.\n\nDazu gehört eine Spanne, in der acht von zehn vergleichbaren Angeboten liegen. Auch diese Zahl ist eine unverbindliche Ersteinschätzung.',
    sources: [
      '/bewertung/methode#regionale-bewertung',
      'kostenlose-online-bewertung#was-in-der-formel-fehlt',
    ],
  },
  {
    id: 'bewertung-zwei-zahlen',
    title: 'Warum nennt mir die Bewertung zwei verschiedene Zahlen?',
    questions: [
      'Warum stehen in meinem Ergebnis zwei Beträge?',
      'Die regionale Zahl ist viel niedriger als die Grundformel, warum?',
      'Grundformel und regionale Bewertung liegen weit auseinander',
      'Welche der beiden Zahlen gilt?',
      'Welchem der zwei Beträge soll ich glauben, Formel oder regional?',
      'zwei werte im ergebnis welcher stimmt',
    ],
    keywords: ['Unterschied', 'zwei Zahlen', 'beide Beträge', 'auseinander'],
    text: 'Weil sie Verschiedenes wissen. Die Grundformel rechnet mit Wohnfläche und Baujahr und behandelt alle Orte gleich; die regionale Bewertung rechnet mit den Angebotspreisen Ihrer Gegend. Wo Häuser besonders teuer oder besonders günstig sind, gehen beide weit auseinander.\n\nDann gilt die örtliche Angabe mehr als die Formel. Eine Besichtigung ersetzt keine von beiden.',
    sources: [
      '/bewertung/methode#sechs-orte',
      'kostenlose-online-bewertung#fazit-handlungsempfehlungen',
    ],
  },
  {
    id: 'regionale-spanne',
    title: 'Was bedeutet die Spanne bei der regionalen Bewertung?',
    questions: [
      'Warum nennt ihr eine Spanne statt einer Zahl?',
      'Warum ist die Spanne bei meinem Haus so breit?',
      'Liegt der wahre Preis sicher in der Spanne?',
      'Was heißt es, dass acht von zehn Angeboten in der Spanne liegen?',
      'Was bedeutet die Einstufung neben der regionalen Zahl?',
      'spanne von bis bewertung bedeutung',
    ],
    keywords: ['Bandbreite', 'von bis', 'Einstufung', 'Unsicherheit', '80 Prozent'],
    text: 'Acht von zehn vergleichbaren Angeboten, die das Modell nicht kannte, sollen mit ihrem Preis darin liegen, zwei nicht. Breiter ist sie auf dem dünn besiedelten Land, bei seltenen Typen und wo Angaben fehlen. Daneben steht in Worten, wie sicher die Zahl ist, und warum. Ob die Spanne hält, was sie verspricht, haben wir gemessen; die Zahlen stehen auf der Seite zur Methode.',
    sources: ['/bewertung/methode#spanne'],
  },
  {
    id: 'regional-keine-zahl',
    title: 'Warum steht bei mir „Keine Zahl möglich“?',
    questions: [
      'Warum bekomme ich keine regionale Zahl?',
      'Für meine Postleitzahl gibt es keine regionale Bewertung',
      'keine zahl möglich bewertung',
      'Wann nennt ihr keinen regionalen Wert?',
    ],
    keywords: ['keine Zahl', 'kein Ergebnis', 'unbekannte Postleitzahl'],
    text: 'Die regionale Bewertung nennt keine Zahl, wenn die Postleitzahl in keinem Verzeichnis steht oder wenn das Haus weit außerhalb dessen liegt, was in den Angeboten vorkommt, etwa bei einer ungewöhnlich großen Wohnfläche. Der Grund steht dabei, und die Grundformel bleibt allein stehen. Prüfen Sie zuerst, ob Postleitzahl und Fläche stimmen.',
    sources: ['/bewertung/methode#keine-zahl'],
  },
  {
    id: 'bewertung-datengrundlage',
    title: 'Aus welchen Daten rechnet die regionale Bewertung?',
    questions: [
      'Woher stammen die Preise für die regionale Bewertung?',
      'Mit welchen Angeboten vergleicht ihr mein Haus?',
      'Nutzt ihr Kaufpreise oder Angebotspreise?',
      'Von wann sind die Daten hinter der regionalen Zahl?',
      'datenquelle bewertung angebotspreise',
    ],
    keywords: ['Datengrundlage', 'Datensatz', 'Quelle', 'Angebotspreise', 'Datenstand'],
    text: 'Aus Angebotspreisen der Jahre 2020 und 2024, die aus öffentlich zugänglichen Forschungsdatensätzen stammen. Was am Ende gezahlt wurde, steht nicht darin. Das Preisniveau der Orte kommt aus 2024, die Wirkung von Baujahr und Zustand aus 2020; ein fester Faktor bringt die Preise näher an heute. Einzelne Anzeigen speichern wir nicht.',
    sources: ['/bewertung/methode#daten', '/bewertung/methode#zwei-jahrgaenge'],
  },
];
