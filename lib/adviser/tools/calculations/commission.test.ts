import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const REWORDED = cases(`
  3,57 % von 265.000? => 9.460,50 €
  wieviel euro sind 3,57% auf 315000 => 11.245,50 €
  makler nimmt 2,5 % plus steuer, wohnung geht für 240.000 weg. was muss ich überweisen => **7.140 €**
  bei nem verkaufspreis von 725.000 und 5,95 gesamtprovision, wie hoch ist meine hälfte => **21.568,75 €**
  käufer und verkäufer zahlen jeweils 2,975% bei 510 tsd. was bekommt der makler am ende => **30.345 €**
  innenprovision 4,76 %, verkaufe für 330.000, wieviel geht da an den makler => 15.708 €
  wir teilen uns die courtage mit dem käufer, insgesamt 7,14 prozent, haus kostet 395000. was ist unser teil => **14.101,50 €**
  makler 3 % netto auf 280k wieviel brutto => **9.996 €**
  die maklerrechnung beträgt 17.850 euro bei 3,57 prozent. von welchem verkaufspreis ist er da ausgegangen => **500.000 €**
  hab 10.710 € maklercourtage bezahlt, waren 3,57 %. wie hoch war dann der kaufpreis => **300.000 €**
  Provisionsrechnung 23.800 €, Satz 5,95 %: welcher Kaufpreis liegt zugrunde? => **400.000 €**
  hab 14.994 provision gezahlt bei 420.000 kaufpreis, wieviel prozent waren das => **3,57 %**
  wieviel spare ich ohne makler bei 380.000 wenn der sonst 3,57 % bekommt => **13.566 €**
  was spart man sich wenn man privat verkauft, preis 300000, makler hätte 3,57% gewollt => **10.710 €**
  was zahl ich meinem makler wenn 2,38 % ausgemacht sind? / 615.000 preis => 14.637 €
  wie hoch ist die maklerprovision / 3,57 / 390000 => 13.923 €
  mein makler kriegt von mir 3,57 und vom käufer auch 3,57. haus 290.000. gesamt? => **20.706 €**
  ferienhaus 185000, 6,25 % courtage komplett vom käufer, was zahlt der => 11.562,50 €
  Provision: 7,14 % von 260.000 Euro => 18.564 €
  wieviel prozent sind 21.420 provision von 600.000 => 3,57 %
  Mein Makler bekommt 3,57 % vom Kaufpreis. Wir verkaufen für 445.000 €. Wie viel Geld ist das? => 15.886,50 €
  haus geht für 299.000 weg, makler 3,57%, wieviel € => 10.674,30 €
  wie viel provision fällt an bei 1,1 mio und 5,95 % => 65.450 €
  was verdient der makler an meinem haus wenn beide seiten 2,38% zahlen, preis 750k => **35.700 €**
  3 prozent plus 19% mwst auf 365000 => 13.030,50 €
  verkauf für ne viertel million, 3,57 prozent, wieviel ist das => 8.925 €
  maklergebühr 3,57% von 1.250.000 => 44.625 €
  2,5% + mwst bei 360000 verkaufspreis macht? => 10.710 €
  der makler hat mir 13.566 € berechnet. 3,57 % waren ausgemacht. von welchem preis ist der ausgegangen? => **380.000 €**
  makler fordert 21.420 €, wir hatten 3,57% vereinbart, verkauft für 600.000 – stimmt die rechnung? => stimmt | 21.420 €
  courtagerechnung 18.000 brutto bei 400.000 kaufpreis, 3,57 % vereinbart, passt das => 14.280 € | 3.720 €
  die hälfte von 6,25 % provision bei 320.000 => **10.000 €**
  wenn der käufer die volle provision von 5,95% zahlt bei 410.000, wie viel ist das => 24.395 €
  Wie viel Maklerprovision spare ich, wenn ich mein Haus für 520.000 € selbst verkaufe (3,57 %)? => 18.564 €
  makler nimmt 3,57% / haus kostet 333.000 => 11.888,10 €
  provision für verkäufer wie hoch / 3,57 von 410 tausend => 14.637 €
  wieviel kostet mich der makler bei einem verkaufspreis von 680.000 Euro und einer provision von 3,57 Prozent inkl. Mehrwertsteuer => 24.276 €
  Guten Tag, wir haben mit unserem Makler 3,57 Prozent inklusive Mehrwertsteuer vereinbart. Der Käufer zahlt 437.500 Euro. Welchen Betrag muss ich an den Makler überweisen? => 15.618,75 €
  makler profision 3,57 von 280000 => 9.996 €
  was bekommt makler bei 1 million 3,57% => 35.700 €
  provison 5,95 prozent kaufpreis 230000 => 13.685 €
  mein anteil an der provision wenn insgesamt 5,95% bei 360.000? => **10.710 €**
  Courtage 7,14% auf 285.000 - was zahlt jede seite => 10.174,50 €
  hab 3% netto vereinbart, haus wird für 420 tsd verkauft. was kommt auf der rechnung raus => 14.994 €
  rechnung vom makler: 16.065,00 EUR, provisionssatz 3,57 %. Wie hoch war der zugrunde gelegte Kaufpreis? => **450.000 €**
  habe bei 510.000 verkaufspreis 18.207 euro courtage gezahlt. wieviel % sind das => **3,57 %**
  wir sparen uns den makler. 3,57% bei 365.000 wären wie viel gewesen? => 13.030,50 €
  makler will 4,76% von mir alleine, haus 300k. wieviel euro => 14.280 €
  Haus 355000 Euro, Maklerkosten 3,57% - wie viel Euro sind das für mich => 12.673,50 €
  makler provision wie viel ist das üblich / haus 360.000 / und wenn 3,57 vereinbart sind? => 12.852 €
  was kostet mich ein makler / kommt drauf an, haus kostet 410000 / 3,57% => 14.637 €
  3,57 % von 310.000 / und 2,38 %? => 7.378 €
  3,57% von 250000? / und bei 3 %? => 7.500 €
  provision 7,14 % bei 400.000 / wie viel ist davon meins? => 14.280 €
  maklerprovision 3,57 bei 480000 / und beide zusammen? => 34.272 €
  Verkaufspreis 515 000 €, Makler 3,57 % – Betrag? => 18.385,50 €
  380 TEUR, courtage 3,57% => 13.566 €
  vierhunderttausend euro 3,57 prozent provision wieviel => 14.280 €
  Angenommen der Kaufpreis liegt bei 1,05 Mio. Euro: Was bekommt der Makler bei 5,95 Prozent? => 62.475 €
  hälftige provision bei 5,95 gesamt und 470 tausend => **13.982,50 €**
  Mein Makler schreibt: 3,57 % = 17.136 €. Bei welchem Preis kommt das raus? => **480.000 €**
  Hallo, ich möchte wissen wie viel Euro Provision ich bei 3,57% und einem Verkaufspreis von 278.000 € zahle => 9.924,60 €
  makler bekommt 3% +mwst aus 199000€ wieviel => 7.104,30 €
  bei 3,57 für jeden, wieviel kassiert der makler bei 640.000 total => **45.696 €**
  5,95% käuferprovision auf 1,8 millionen mehrfamilienhaus => 107.100 €
  makler nahm 9.817,50 für den verkauf, das waren 3,57 prozent, was war der verkaufspreis => **275.000 €**
  ist die rechnung richtig: 520.000 verkaufspreis, 3,57 %, rechnungsbetrag 19.200 => 18.564 € | 636 €
  wieviel teurer wird es mit makler (3,57%) bei 240000 => 8.568 €
  welcher kaufpreis steckt hinter einer maklerrechnung von 15.351 euro bei 3,57% => **430.000 €**
  courtage 28.560 bei 7,14 prozent, was hat das haus gekostet => **400.000 €**
  maklerkosten sparen, privatverkauf bei 450.000. ersparnis bei 3,57%? => 16.065 €
  wer zahlt die maklerprovision / 3,57 % von 299.000 wären dann? => 10.674,30 €
  maklerprovision 3,57 bei 420.000 / wer zahlt das? / und bei 2,38? => 9.996 €
  Maklerkosten? 2 % zzgl. 19 % MwSt., Kaufpreis 610.000 € => 14.518 €
  wenn wir uns die 7,14 % teilen: was zahl ich bei 339.000 => **12.102,30 €**
  gesamtprovision bei 465.000 wenn käufer 3,57 und verkäufer 3,57 zahlt => **33.201 €**
  wie hoch war der preis wenn 4,76 % provision 11.900 sind => **250.000 €**
  für 299.000 privat verkauft, wieviel courtage (3,57) haben wir gespart => 10.674,30 €
  wenn der makler 3,57 % kriegt und ich für 425 tausend verkauf, was muss ich dem geben => 15.172,50 €
  käufer u verkäufer je 3,57, verkaufspreis 335.000. gesamtsumme für den makler? => **23.919 €**
  6% courtage plus mwst teilen sich käufer und ich, haus 280k - was zahl ich => 9.996 €
  makler meint 2,5% netto, verkauf bei 900.000, mit mwst dann? => 26.775 €
  was bleibt dem makler brutto wenn er von beiden je 2,975 nimmt bei 450.000 => 26.775 €
  hab eine rechnung von 24.990 euro vom makler bekommen, das sind 7,14%. was war denn dann der verkaufspreis => **350.000 €**
  zinshaus für 2,1 millionen, makler will 4,76 % vom käufer, wieviel ist das => 99.960 €
  angenommen ich verkauf selber ohne makler, wieviel mehr hab ich dann bei 360.000 und 3,57%? => 12.852 €
  ich hab mit meinem makler 3,57 % vereinbart und er hat einen käufer für 468.000. wie hoch ist seine rechnung dann => 16.707,60 €
  makler nimmt insgesamt 6,25% und der käufer zahlt die hälfte. wieviel bleibt für mich zu zahlen bei 390k => 12.187,50 €
  makler kriegt 3 % zzgl ust von mir. verkauf 1,45 millionen => 51.765 €
  zweifamilienhaus 590.000, provision 3,57% pro seite, summe? => 42.126 €
  bei welchem verkaufspreis käme eine provision von 14.280 € raus (3,57%) => **400.000 €**
  makler will pauschal 15.000 bei 400.000 kaufpreis. wieviel prozent sind das? => **3,75 %**
  ohne makler spare ich doch einiges oder? haus 333.000, sonst 3,57% => 11.888,10 €
  servus, makler meint er nimmt 2 prozent von mir und 2 vom käufer, alles zuzüglich mwst. haus is 470.000 wert. was kost mich des => 11.186 €
  makler nimmt 3,57 bei 310000 / und bei 2,975? => 9.222,50 €
  3 % provision bei 500.000 / plus mwst => 17.850 €
  mfh für 980.000, provision 4,76% komplett käufer, ok? und wieviel => 46.648 € | frei
  Berliner Altbauwohnung, 420.000 Euro, Makler nimmt insgesamt 7,14 Prozent und das wird geteilt. Wieviel zahle dann ich und wieviel der Käufer? => **14.994 €**
  Wohnung 265.000, Provision insgesamt 6,25 Prozent, Käufer und ich jeweils hälftig. Mein Betrag? => **8.281,25 €**
  makler will 3,57% bei 390000. was is das in eur / puh. und wenn ich ihn auf 2,5 netto drück? => **11.602,50 €**
  6 % inkl. steuer gesamtprovision auf 250000 geteilt durch zwei parteien => 15.000 € | 7.500 €
  was würd mich der makler kosten / 298.000, 3,57 => 10.638,60 €
`);

test.each(REWORDED)('commission: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('commission');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
