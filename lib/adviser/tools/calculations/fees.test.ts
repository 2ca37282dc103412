import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand from table B. */
const FEES = cases(`
  nur grundbuch kosten bei 350.000 => **1.027,50 €**
  was kostet nur der notar bei 350.000 ohne grundbuch => **2.445,45 €**
  eigentumsumschreibung bei 410.000 grundbuchamt gebühr => **785 €**
  vormerkung im grundbuch bei 290.000, was kostet die => **292,50 €**
  was kostet die eintragung einer auflassungsvormerkung bei einem kaufpreis von 350000 => **342,50 €**
  umschreibung im grundbuch bei 500.000 kosten => **935 €**
  Wie teuer ist die Beurkundung eines Kaufvertrags über 420.000 Euro? => 1.987,30 €
  notarkosten ohne grundbuch bei 260.000 => **1.909,95 €**
  kosten für die eintragung der auflassungsvormerkung bei 180.000 kaufpreis => **204 €**
  was kostet die eigentumsumschreibung bei einem haus für 330.000 => **685 €**
  grundbucheintrag neuer eigentümer 400.000 gebühren => **785 €**
  wie hoch sind notar und grundbuchkosten zusammen bei 350000 => 3.472,95 €
  grundbuchamt gebühr auflassungsvormerkung 400.000 => **392,50 €**
  Was kostet die Umschreibung im Grundbuch bei einem Kaufpreis von 275.000 Euro? => **585 €**
  notarkosten und grundbuchkosten für 225.000 => 2.458,95 €
  grundbuchkosten alleine bei 450.000 => 1.327,50 €
  notar kosten 320000 / und nur grundbuch? => **952,50 €**
  notarkosten / für 500.000 => 4.740,45 €
  was kostet die auflassungsvormerkung / bei 420.000 => 417,50 €
  eigentümer umschreiben lassen im grundbuch, wert 150.000, gebühr? => **354 €**
  grundbuch: umschreibung + vormerkung bei 340.000? => 1.027,50 €
  wieviel verlangt das grundbuchamt bei 600.000 kaufpreis => **1.642,50 €**
  nur die vormerkung, kaufpreis 275.000, gerichtskosten? => 292,50 €
  kosten eigentümereintragung grundbuch kaufpreis 295 tsd => **635 €**
  wie viel kostet der notar eigentlich? / und bei 375.000 konkret => **3.726,45 €**
  grundbuchamt rechnung für eigentumswechsel bei 320000 => **635 €**
  wieviel muss mein käufer für notar und grundbuch rechnen wenn er 325.000 zahlt => 3.472,95 €
  gebühr vom grundbuchamt wenn der neue eigentümer eingetragen wird, 380.000 => **735 €**
  was kostet dem käufer die vormerkung bei 440 tausend => 417,50 €
  zahl ich als verkäufer auch was beim notar? kaufpreis 310.000 => Käufer | \d
  eintragung auflassungsvormerkung gebühr 250.000 => 267,50 €
  grundbuchgebühren für umschreibung und vormerkung bei 410000 => 1.177,50 €
  nur notar, kein grundbuch: 420.000 kaufpreis => 2.980,95 €
`);

test.each(FEES)('notary and land register: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('notary');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

const CHARGES = cases(`
  löschung grundschuld 150 tausend notar + grundbuchamt zusammen => 177 €
  alte hypothek 60.000 mark im grundbuch, löschen kostet? => 30.677,51 € | 67,50 €
  was nimmt das grundbuchamt für die löschung einer grundschuld über 50.000 euro => 82,50 €
  was kostet die löschung einer grundschuld? / 180000 => 204 €
  Grundschuld über 75.000 löschen lassen. Kosten? => 109,50 €
  was kostet grundschuldlöschung bei 220.000 => 242,50 €
  im grundbuch stehen noch 120.000 DM als hypothek. löschungskosten? => 61.355,03 € | 96 €
  löschungsbewilligung liegt vor, grundschuld 130.000. was nehmen notar und grundbuchamt => 163,50 €
  löschungskosten für grundschuld von 320.000€ => 317,50 €
  grundschuld 60.000 dm löschen => 30.677,51 € | 67,50 €
  grundschuld löschen was kostet das / steht mit 160.000 drin => 190,50 €
  was kostet mich der verkauf / 420.000 haus, makler 3,57 / und grundschuld 200.000 löschen => 217,50 €
  Grundschuld 250 tausend austragen, kosten? => 267,50 €
  briefgrundschuld 70000 löschung gebühren => 109,50 €
  löschung grundschuld: was will das amt bei 90.000 => **123 €**
  hypothek 45.000 mark von 1978 löschen => 23.008,13 € | 57,50 €
  was kostet es eine grundschuld über 110.000 aus dem grundbuch löschen zu lassen => 136,50 €
  löschung einer grundschuld von 35.000 euro, gebühr beim amtsgericht => 67,50 €
  was kostet die löschung / grundschuld 230.000 => 242,50 €
  was kostet die löschung wenn im grundbuch 180.000 stehen aber nur noch 20.000 offen sind => 204 €
`);

test.each(CHARGES)('deletion: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('deletion');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

const REGISTERED = cases(`
  grundschuld eintragen lassen 200.000 kosten notar und grundbuch => 435 € | 952,65 €
  grundschuld für käufer eintragen 320.000, was kostet das => 635 € | 755,65 €
  neue grundschuld 280.000 für den käufer bestellen, was kostet notar und grundbuch => 585 € | 696,15 €
`);

test.each(REGISTERED)('registration: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('charge');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

const CERTIFICATES = cases(`
  erbschein kosten bei 250.000 nachlass => 1.070 €
  brauche einen erbschein, nachlass 500.000 / was kostet das? => **1.870 €**
`);

test.each(CERTIFICATES)('certificate of inheritance: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('certificateFees');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
