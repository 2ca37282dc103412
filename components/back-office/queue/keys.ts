/** The keys of the back-office. Those of one letter press what carries them as `aria-keyshortcuts`. */
export const KEYS: { title: string; keys: { keys: string[]; what: string }[] }[] = [
  {
    title: 'In den Listen',
    keys: [
      { keys: ['↑', '↓'], what: 'Anfrage wählen' },
      { keys: ['Enter'], what: 'Anfrage öffnen' },
      { keys: ['x'], what: 'Anfrage auswählen, um mehrere zugleich zu ändern' },
      { keys: ['/'], what: 'Suchen' },
      { keys: ['h'], what: 'Alles, was heute dran ist' },
    ],
  },
  {
    title: 'In einer Anfrage',
    keys: [
      { keys: ['z'], what: 'Mir zuweisen oder Zuweisung aufheben' },
      { keys: ['a'], what: 'Anrufen' },
      { keys: ['e'], what: 'E-Mail senden' },
      { keys: ['r'], what: 'Rückruf vereinbaren' },
      { keys: ['t'], what: 'Termin vereinbaren' },
      { keys: ['s'], what: 'Status ändern' },
      { keys: ['n'], what: 'Notiz schreiben' },
      { keys: ['j', 'k'], what: 'Nächste, vorige Anfrage der Liste' },
      { keys: ['Esc'], what: 'Schließen' },
    ],
  },
  { title: 'Überall', keys: [{ keys: ['?'], what: 'Diese Übersicht' }] },
];
