import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const SALE = cases(`
  was kostet mich der hausverkauf bei 350000 mit makler 3,57% und grundschuld 120000 muss gelöscht werden => 12.495 € | 150 €
  kosten verkauf wohnung 280.000: makler 2,38 % von mir, löschung einer grundschuld von 95.000 € => 6.664 € | 123 €
  welche kosten kommen auf mich zu, verkaufe für 500.000 ohne makler, kein kredit mehr => Energieausweis | Käufer | Notar
  alle verkaufskosten zusammen: 420.000 preis, 3,57% makler, energieausweis 90, grundschuldlöschung 400 => **15.484 €**
  was zahle ich als verkäufer insgesamt bei 310000, makler 3,57 prozent, entrümpelung 2500, energieausweis 350 => **13.917 €**
  verkaufsnebenkosten für mich bei 600.000 mit 3,57% makler und vfe von 7.000 => **28.420 €**
  Was kostet mich der Verkauf insgesamt? Preis 380.000, Makler 3,57 %, Löschung der Grundschuld 300 €, Energieausweis 80 € => **13.946 €**
  verkaufe meine wohnung privat für 210.000, schuldenfrei. welche kosten habe ich => Energieausweis | Käufer | Notar
  kosten hausverkauf 550000, makler 3,57 %, grundschuld 300.000 löschen => 19.635 € | 317,50 €
  mit welchen kosten muss ich als verkäufer rechnen bei 400.000? kein makler, grundschuld 100.000 steht noch drin => 136,50 €
  gesamtkosten verkauf: haus 470.000, provision 3,57%, umzug 2.800, vorfälligkeitsentschädigung 5.100 => **24.679 €**
  ich verkauf für 450.000. makler 3,57, notar für die löschung 350, energieausweis 100 - was kostet mich der verkauf in summe? => **16.515 €**
  welche kosten fallen für mich als verkäuferin an? wohnung 240.000, ohne makler, kein darlehen => Energieausweis | Käufer | Notar
  was geht beim verkauf alles ab? 390.000, makler 3,57 %, grundschuld 180.000 löschen lassen => 13.923 € | 204 €
  Was kostet mich als Verkäufer der ganze Verkauf bei 330.000? Makler 3,57 %, Grundschuld 90.000 löschen, Energieausweis 150. => 11.781 € | 123 €
  auflistung aller kosten beim verkauf für 275.000 ohne makler und ohne schulden => Energieausweis
  summe der verkaufskosten: makler 10.000, energieausweis 200, grundschuldlöschung 450, umzug 2500 bei 300.000 => **13.150 €**
  was geht mir ab beim verkauf für 300.000 mit makler 3,57 und löschung einer 80.000er grundschuld => 10.710 € | 109,50 €
  privat verkaufen ohne makler 270000: mit welchen kosten als verkäufer rechnen? => Energieausweis | Käufer | Notar
  kosten: makler 3,57 % auf 500.000, umzug 3.500, räumung 1.500, löschung 600. summe? => **23.450 €**
  alle kosten für mich als verkäufer bei 365.000, makler 3,57%, grundschuld von 140.000 muss raus => 13.030,50 € | 163,50 €
  wir verkaufen ohne makler für 255.000, was kommt da an kosten auf uns zu? kredit haben wir nicht mehr => Energieausweis | Käufer | Notar
  hausverkauf 290.000, was geht alles ab? makler 3,57, energieausweis 300, löschung grundschuld 350 => **11.003 €**
  was sind meine kosten wenn ich für 500.000 verkaufe: makler 3,57%, vfe 4.000, umzug 3.000 => **24.850 €**
  moin, was kommt beim verkauf meines reihenhauses für 315.000 an kosten auf mich zu, makler hab ich mit 2,975% beauftragt und die alte grundschuld von 90.000 muss noch raus => 9.371,25 € | 123 €
`);

test.each(SALE)('costs of a sale: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('costs');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

const PURCHASE = cases(`
  Nebenkosten des Käufers in Berlin bei 410.000, Makler 3,57 % auf seiner Seite, Notar+Grundbuch pauschal 2%. Bitte einzeln + Summe => **47.437 €** | 8.200 €
  käufer aus hessen, kaufpreis 275000, nebenkosten mit makler 3,57 und pauschal 2% für notar und grundbuch => **31.817,50 €**
  was kommt auf den käufer an kaufnebenkosten zu bei 400.000 in bayern mit 3,57% makler => 14.000 € | 14.280 € | 3.979,95 € | **32.259,95 €**
  kaufnebenkosten 280000 hessen ohne makler => 16.800 € | **19.765,95 €**
  wie viel muss mein käufer insgesamt aufbringen bei 350.000 in niedersachsen, makler je 3,57 => 17.500 € | 12.495 € | **383.467,95 €**
  nebenkosten für den käufer bei 500 tsd in sachsen, provision 3,57 prozent => 27.500 € | 17.850 €
  welche erwerbsnebenkosten hat der käufer bei 250.000 in berlin => 15.000 € | Notar
  nebenkosten für den käufer bei 420.000? / in nrw => 27.300 €
  käufer fragt was er an nebenkosten hat: 420.000, niedersachsen, makler 3,57 % => 21.000 € | 14.994 €
  wie hoch sind die kaufnebenkosten in hessen bei 380.000 => 22.800 € | **26.526,45 €**
  Nebenkosten Käufer 260.000 € Sachsen-Anhalt inkl. 3,57 % Makler => 13.000 € | 9.282 €
  was muss der käufer bei 300.000 in brandenburg insgesamt hinlegen? ohne makler => 19.500 € | 3.219,45 €
  was zahlt der käufer alles an nebenkosten? / 300.000 in bw / makler 3,57 => 15.000 € | 10.710 €
  was kommen auf käufer für kosten zu bei 199.000 in sachsen ohne makler => 10.945 €
  mein käufer will wissen was ihn das haus insgesamt kostet: 350.000, nrw, makler 3,57% => 22.750 € | 12.495 €
  erwerbsnebenkosten berlin 520.000 mit 3,57 % provision => 31.200 € | 18.564 €
  kaufnebenkosten für den käufer / bayern 390.000 / makler 3,57 => 13.650 € | 13.923 €
  was kostet den käufer alles zusammen in rheinland-pfalz bei 220.000 und makler 3,57 % => 11.000 € | 7.854 €
  nebenkosten kauf sachsen 275000 ohne makler => 15.125 €
  welche nebenkosten kommen für meinen käufer dazu: 600.000, bayern, makler 2,38% => 21.000 € | 14.280 €
  Wie viel Nebenkosten muss der Käufer bei einem Kaufpreis von 475.000 Euro in Baden-Württemberg einplanen, Makler 3,57 %? => 23.750 € | 16.957,50 €
  käufer kosten gesamt schleswig holstein 300.000 makler 3,57% => 19.500 € | 10.710 €
  mein interessent hat 400.000 budget. reicht das für 360.000 in bayern mit nebenkosten? makler 3,57 => 12.600 € | 12.852 €
  wieviel legt mein käufer obendrauf bei 340.000 in niedersachsen wenn makler 3,57 von ihm kriegt => 17.000 € | 12.138 €
  was zahlt der käufer in thüringen bei 230.000 an steuer, notar und makler 3,57 zusammen => 11.500 € | 8.211 €
  käufer: grunderwerbsteuer + notar + grundbuch bei 310.000 nrw => 20.150 € | 3.219,45 €
  wieviel prozent nebenkosten hat ein käufer in bayern bei 500.000 mit 3,57 makler => 17.500 € | 17.850 €
  nebenkosten käufer bei 380.000 in hamburg mit makler 3,57% => 20.900 € | 13.566 €
  käufer will wissen was insgesamt an nebenkosten anfällt: 290.000, sachsen, makler 3,57 => 15.950 € | 10.353 €
  interessentin fragt was sie zusätzlich zum kaufpreis von 299.000 in dresden noch braucht, makler hat keiner => 16.445 €
  Interessenten wollen wissen mit welchen Gesamtkosten sie rechnen müssen, Kaufpreis 275.000 in Erfurt, Provision 3,57 % => 13.750 € | 9.817,50 €
`);

test.each(PURCHASE)('costs of a purchase: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('buyerCosts');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
