import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const LOANS = cases(`
  Unser Darlehen wurde im März 2015 voll ausgezahlt und läuft bis 2030 fest. Verkaufen jetzt. Verlangt die Bank Strafe? => ohne | sechs Monate
  kredit 2014 abgeschlossen und ausgezahlt, 15 jahre fest. komm ich da ohne strafe raus wenn ich verkaufe / welche frist muss ich einhalten? => ohne | sechs Monate
  hypothek von 2015, zinsen auf 20 jahre fest. muss ich strafe zahlen wenn ich jetzt verkaufe? => ohne | sechs Monate
  restschuld 160.000, zinsbindung noch 3 jahre, ich zahle 3,9 %, wiederanlage 2,4. was kostet die vorfälligkeit => **7.200 €**
  vertragszins 1,4, aktuell 3,2, restschuld 90000, noch 4 jahre: fällt vorfälligkeitsentschädigung an => **keine**
  kredit im juni 2019 ausgezahlt. ab wann komme ich ohne vorfälligkeit raus => Juni 2029 | Dezember 2029
  bank verlangt 9.000 euro vorfälligkeitsentschädigung, rest 100.000, noch 2 jahre, 3,8 % jetzt 2,8 %. ist das zu viel? => **2.000 €** | prüf
  vfe laut bank 3.100 bei 90000 restschuld, 3 jahre noch, zins 3,7 heute 2,5. passt das? => 3.240 €
  kann es sein dass die bank 20.000 vorfälligkeit will? 150.000 rest, 4 jahre, 3,5% vs 2,5% => **6.000 €** | prüf
  darlehen 2014 ausgezahlt, läuft bis 2029, restschuld 70.000. vorfälligkeit? => ohne | sechs Monate
  wie hoch ist die vorfälligkeitsentschädigung / rest 120.000, zins 3,8, heute 2,6, noch 5 jahre => **7.200 €**
  Restschuld 140.000 €, Zinsbindung noch 6 Jahre, Sollzins 3,2 %, Wiederanlagezins 2,3 %: Vorfälligkeitsentschädigung? => **7.560 €**
  mein kredit hat 1,3 %, heute kriegt die bank 2,9, noch 110.000 offen, 4 jahre. vfe? => **keine**
  wie hoch wär die vfe: 210.000 offen, 4,0 % zins, aktuell 3,1 %, 7 jahre restlaufzeit => **13.230 €**
  die bank verlangt 11.000 € vorfälligkeit. restschuld 95.000, zins 3,9, wiederanlage 2,7, restlaufzeit 3 jahre. ist das realistisch? => **3.420 €** | Verbraucherzentrale
  vollauszahlung war am 1.4.2019, zinsbindung 15 jahre. ab wann kann ich ohne vorfälligkeit kündigen? => April 2029 | Oktober 2029
  darlehen vom mai 2013, restschuld 60.000, was kostet mich der ausstieg? vorfälligkeit? => ohne | sechs Monate
  zinsbindung läuft noch bis 2031, rest 150k, zins 3,5%, jetzt 2,5%. vorfälligkeit? => **7.500 €**
  vorfälligkeitsentschädigng bei 175.000 restschuld, 5 jahre, zins 3,4 jetzt 2,4 => **8.750 €**
  bank will 6.000, rest 80.000, noch 3 jahre, 3,5% zu 2,5%. ist die vorfälligkeit ok? => **2.400 €**
  hab 0,8% zins, die bank legt heute zu 2,8% an. noch 3 jahre und 95.000 rest. vorfälligkeit? => **keine**
  volle auszahlung 01.10.2016, kann ich ohne entschädigung kündigen? => ohne
  kredit ausgezahlt im märz 2018, wann frühestens raus ohne vorfälligkeit => September 2028
  vorfälligkeit berechnen / restschuld 130000 / zins 3,6 / noch 4 jahre / heute 2,6 => **5.200 €**
  was verlangt die bank wenn ich früher raus will / rest 100.000, 3,9 %, noch 3 jahre, aktuell 2,9 => **3.000 €**
  vfe? / 90.000 restschuld, zinssatz 1,5 und heute 3 prozent => **keine**
  zinsen 3,3 %, bank rechnet mit 2,3, schulden 150 tausend, 6 jahre restlaufzeit: entschädigung? => **9.000 €**
  bank verlangt 12.800 vorfälligkeitsentschädigung für 160.000 euro und 4 jahre. zins 4,0 wiederanlage 3,0. realistisch? => **6.400 €** | Verbraucherzentrale
  kredit 2012 abgeschlossen und ausgezahlt, restschuld 50.000. fällt noch vorfälligkeit an? => ohne | sechs Monate
  zinsdifferenz 1,2 %, restschuld 100.000, restlaufzeit 4 jahre, wie hoch vorfälligkeit => 4.800 €
  vorfälligkeitsentschädigung wenn mein zins 2,0 ist und der aktuelle 3,0 => **keine**
  ausgezahlt am 30.06.2017, wann darf ich mit 6 monaten frist kündigen => 30. Juni 2027 | **ab 30. Dezember 2027**
  bank fordert 7.500 vorfälligkeit, meine rechnung: 75.000 restschuld, 2 jahre, 4 % minus 3 %. zu hoch? => **1.500 €** | hoch
  kredit seit 2019, wann kann ich den nach 10 jahren kündigen => 2029 | **zwischen Juli 2029 und Juni 2030**
  bank verlangt 4.200 euro, 70.000 rest, noch 4 jahre, 3,3 gegen 2,3. vorfälligkeit korrekt? => **2.800 €**
  alter zins 1,0 neuer zins 3,6 rest 140.000 noch 3 jahre - kostet mich der ausstieg was? vorfälligkeit => **keine**
  vorfälligkeit bei 100.000 rest, 4 %, heute 3 %, noch 5 jahre / und bei 80.000? => **4.000 €**
  vfe berechnung: 95.000 x 1,3 % x 4 jahre => 4.940 €
  restschuld 220.000, zinssatz 2,9%, wiederanlagezins 2,4%, zinsbindung noch 48 monate. entschädigung? => **4.400 €**
  die bank nimmt 5.500 vorfälligkeit. restschuld 60.000, 2,5 jahre, zinsen 3,6 / 2,6 => **1.500 €**
  wann darf ich kündigen ohne strafe wenn alles am 15.11.2018 ausgezahlt war => 15. Mai 2029
  restschuld 145.000 zins 3,5 noch 5 jahre fest, bank legt zu 2,5 wieder an. vfe? => **7.250 €**
  mein zins ist 0,95 %, aktuell gibts 3,4. noch 6 jahre, 185.000 offen. kostet mich das vorfälligkeit? => **keine**
  kredit war märz 2016 ausgezahlt, zinsbindung 15 jahre, rest 60.000, verkauf jetzt. vorfälligkeit? => ohne | sechs Monate
  darlehen am 12.6.2018 vollständig ausgezahlt. wann kann ich frühestens kündigen ohne was zu zahlen => **ab 12. Dezember 2028** | sechs Monate
  die bank möchte 9.900 vorfälligkeitsentschädigung haben, rest 85.000, noch 3 jahre, 3,8 % und heute 2,8 %. ist das ok? => **2.550 €** | Verbraucherzentrale
  0,7 % zins bis 2032, heute 3,2 %. restschuld 240.000. fällt vfe an? => **keine**
  komplett ausgezahlt 1. dezember 2018, kündigung wann möglich und wann frei? => Dezember 2028 | Juni 2029
  bank sagt 18.000 vfe. 200.000 rest, 3 jahre, 4,2 zu 3,2. glaub ich nicht => **6.000 €**
  kredit läuft seit 2012, restschuld 30.000, vorfälligkeit bei verkauf? => ohne | sechs Monate
  letzte rate vom kredit wurde am 1.10.2016 ausgezahlt, 20 jahre fest, noch 140.000. was verlangt die bank beim verkauf => ohne | sechs Monate
  grob überschlagen: endfälliges darlehen 200.000, 3,6 % zins, noch 3 jahre, pfandbriefrendite 2,6 %, was will die bank => 6.000 €
  sondertilgung 5 % pro jahr ist vereinbart bei 180.000 kredit, noch 4 jahre. mindert das die vorfälligkeitsentschädigung? => 9.000 € | 36.000 €
  kredit 2013, im mai 2020 neue zinsbindung über 10 jahre. ab wann kostenlos kündbar => **ab November 2030** | haben die zehn Jahre neu begonnen
  restschuld 84.500, zinssatz 3,05, restzins 40 monate, wiederanlage 2,25. vorfälligkeit? => 2.253 €
  bank hat 6.800 ausgerechnet. 110.000 restschuld, 4 jahre, 3,4 % gegen 2,1 %. kommt das hin? => 5.720 €
  mein vertragszins 1,85, die bank kann grad für 2,7 anlegen, rest 150.000, 5 jahre => keine
  kredit 2014 ausgezahlt, zinsbindung bis 2034, was kostet mich die vorzeitige ablösung => **ohne Vorfälligkeitsentschädigung**
  Auszahlung Darlehen Dezember 2018, Zins fest 15 Jahre. Ab wann ohne VFE? => Juni 2029
  restschuld 150k, sollzins 3,6, pfandbriefrendite 2,8, 6 jahre noch => **7.200 €**
`);

test.each(LOANS)('Vorfälligkeitsentschädigung: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('prepayment');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
