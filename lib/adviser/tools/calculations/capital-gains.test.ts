import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const GAINS = cases(`
  gewinn 40000 beim wohnungsverkauf nach 6 jahren vermietung, persönlicher satz 42%. steuer ohne soli? / und bei 30? => **12.000 €**
  Wohnung 2018 gekauft, immer vermietet. muss ich beim verkauf jetzt steuern zahlen / und wenn ich bis ende 2028 warte? => **entscheidet der Tag** | zwischen dem 2. Januar 2028 und dem 1. Januar 2029
  gekauft 3/2020 für 180.000, verkauf für 250.000, vermietet, 42 prozent => **29.400 €**
  kaufpreis 2019 200.000 plus 20.000 nebenkosten, afa bisher 25.000, verkauf jetzt 310.000, makler 11.000, steuersatz 42, vermietet. gewinn und steuer? => 104.000 € | 43.680 €
  2020 für 180.000 gekauft, vermietet, abschreibung 18.000, verkaufe 2026 für 260.000 mit 9.000 verkaufskosten, steuersatz 35 % => 89.000 € | 31.150 €
  Gewinn von 2.400 € beim Verkauf meiner vermieteten Wohnung nach 6 Jahren, zahle ich nur auf 1.400? Steuersatz 40 % => **960 €** | Freigrenze
  habe nur 950 euro gewinn gemacht nach 4 jahren vermietung, steuer? => frei | 1.000 €
  2021 gekauft, selbst bewohnt bis mitte 2023, dann vermietet, verkauf 2026, gewinn 50.000, steuersatz 40%. steuer? => **20.000 €**
  2019 gekauft, 2022 ausgezogen, seitdem vermietet, jetzt 70.000 gewinn bei 42%. wieviel steuer => **29.400 €**
  haus 2020 gekauft, bin 2022 nach der trennung ausgezogen, meine ex wohnt noch drin, verkaufe ihr jetzt meine hälfte mit 30.000 gewinn. steuersatz 35 %, wieviel steuer => **10.500 €**
  2018 gekauft und vermietet, seit märz 2024 wohnen wir selbst drin, verkauf 2026 mit 80.000 gewinn, steuer? => steuerfrei | 2024
  2017 gekauft, vermietet bis 2025, seit 2025 selbst drin, verkauf 2026, gewinn 100.000, 42% => **42.000 €**
  opa hat 2005 gekauft, ich hab 2022 geerbt, verkaufe jetzt mit 120.000 gewinn, spekulationssteuer? => steuerfrei | 2005
  mutter kaufte 2019 für 240.000 (vermietet), ich erbte 2023 und verkaufe für 300.000. steuersatz 30 %. wieviel steuer => **18.000 €** | 2019
  kaufvertrag beim notar war am 3.5.2018, vermietet. ab wann kann ich steuerfrei verkaufen => 4. Mai 2028
  im august 2016 gekauft, vermietet, verkauf im september 2026, gewinn 90000. spekulationssteuer? => steuerfrei
  muss ich spekulationssteuer zahlen / 2019 gekauft, immer vermietet / gewinn 64.000 / steuersatz 42 => **26.880 €**
  ETW 2022 zum vermieten gekauft, 230.000 bezahlt, bekomme 265.000. was will das finanzamt bei 40 % steuersatz => **14.000 €**
  Vor 7 Jahren für 220.000 gekauft, vermietet, AfA 28.000, Verkauf 310.000, Steuersatz 42 %. Wie viel Steuer? => 118.000 € | 49.560 €
  anschaffungskosten 190.000, abschreibung 24.000, verkaufspreis 265.000, makler 9.000, grenzsteuersatz 38%, gekauft 2019, vermietet. steuer? => 90.000 € | 34.200 €
  ich hab 2021 für 260.000 gekauft und verkauf 2026 für 310.000, war vermietet, verkaufsnebenkosten 14.000, 35% steuer => 36.000 € | 12.600 €
  gewinn 1.200 euro nach 5 jahren, vermietet, steuersatz 30. gilt der freibetrag von 1000? => **360 €** | Freigrenze
  800 € Gewinn mit vermieteter Wohnung, 2020 gekauft: muss ich den versteuern? => **keine Steuer**
  haus 2019 gekauft und selbst bewohnt, ende 2023 ausgezogen, danach vermietet, verkauf 2026 gewinn 45.000, 40 % steuersatz => **18.000 €**
  selbst drin gewohnt bis april 2026, dann vermietet, gekauft 2020, verkauf november 2026, gewinn 80.000. steuer? => steuerfrei
  seit der trennung 2021 wohnt meine ex allein im haus (gekauft 2017 im dezember), verkauf jetzt 2026, mein gewinn 35.000, steuersatz 30. steuern? => 10.500 €
  gekauft januar 2017, vermietet, will im dezember 2026 verkaufen. spekulationssteuer bei 110.000 gewinn und 42%? => **46.200 €**
  gekauft 10.11.2016, verkauf 12.12.2026, vermietet, gewinn 60k - steuer? => steuerfrei
  ich hab mein haus am 20. juni 2018 gekauft und vermiete. wann ist die spekulationsfrist rum? => 21. Juni 2028
  Meine Mutter hat die Wohnung 2012 gekauft, ich habe 2020 geerbt und verkaufe jetzt mit 70.000 € Gewinn. Steuer? => steuerfrei
  wohnung von oma 2024 geerbt, sie hatte 2018 für 150.000 gekauft und vermietet, verkaufe für 210.000. steuer bei 30%? => **18.000 €**
  zahle ich steuern wenn ich die wohnung verkaufe / 2018 gekauft vermietet / gewinn 100.000 / 42 prozent => **42.000 €**
  ich verkaufe meine vermietete wohnung nach 7 jahren mit 55.000 gewinn. mein steuersatz liegt bei 42 prozent. => **23.100 €**
  Kaufpreis 2018: 175.000 €, Kaufnebenkosten 16.000 €, Abschreibung 21.000 €, Verkaufspreis 2026: 270.000 €, Maklerkosten 9.639 €. Grenzsteuersatz 40 %, vermietet. Wie hoch ist der Gewinn und die Steuer? => 90.361 € | 36.144 €
  spekulationsteuer 2021 gekauft 300k verkauft 360k vermietet steuersatz 30 => **18.000 €**
  gewinn 999 euro, wohnung 3 jahre gehabt => **keine Steuer**
  wohnte von 2019 (kauf) bis 2024 selbst drin, seither vermietet. verkaufe 2026, gewinn 52.000, 38% - steuer? => **19.760 €**
  haus 2015 im oktober gekauft, vermietet. verkauf november 2026, 150.000 gewinn, fällt steuer an => steuerfrei
  zehnjahresfrist: notarvertrag 12.08.2019, vermietet. ab welchem datum steuerfrei? => 13. August 2029
  papa 2011 gekauft, ich 2019 geerbt, verkauf jetzt. muss ich den gewinn von 90.000 versteuern? => steuerfrei
  muss ich den gewinn versteuern? / 2021 gekauft und vermietet, gewinn 40.000 / 42 => **16.800 €**
  muss ich spekusteuer zahlen / haus 2017 gekauft / war immer vermietet / 120.000 gewinn / steuersatz 40 => **48.000 €**
  steuer beim verkauf: 2022 gekauft 400.000, verkauft 2026 440.000, makler 15.708, vermietet, 42 % => 24.292 € | 10.202 €
  gewinn 5.000 euro abzüglich freigrenze 1.000, 2021 gekauft vermietet steuersatz 42 => **2.100 €**
  wohnung 2016 dezember gekauft, vermietet. wenn ich im november 2026 verkaufe mit 80.000 plus, muss ich steuer zahlen? => **steuerpflichtig**
  bin im mai 2025 ausgezogen, haus 2018 gekauft, seitdem vermietet, verkauf 2026, gewinn 30.000, 42% steuer => **12.600 €**
  selbstgenutzt seit kauf 2021, verkaufe jetzt mit 100.000 gewinn. steuer? => steuerfrei
  haus 2013 gekauft, vermietet, gewinn 200.000, verkauf dieses jahr, spekusteuer? => steuerfrei
  2018 gekauft 230.000, jetzt 320.000, vermietet, afa 30.000, steuersatz 42. was bleibt nach steuer? => 50.400 €
  verkauf etw nach 9 jahren mit 65.000 gewinn, vermietet, grenzsteuersatz 35% => **22.750 €**
  Verkaufsgewinn 48.000 Euro, Kauf 2020, Vermietung, Steuersatz 33 Prozent → Steuer? => **15.840 €**
  seit märz 2025 vermietet, davor seit kauf 2017 selbst bewohnt. verkauf 2026 mit 60.000 gewinn, 42% => **25.200 €**
  ausgezogen 2026, haus 2019 gekauft, ex bleibt drin, verkaufe ihm 2026 meine hälfte gewinn 50000. steuer? => steuerfrei
  gewinn 1000 euro genau, 2021 gekauft und vermietet, 40% => **400 €**
  ab wann ist der verkauf steuerfrei wenn der notarvertrag vom 28.2.2019 ist (vermietet) => 1. März 2029
  tante hat 2010 gekauft und mir 2021 vererbt. jetzt verkauf mit 130.000 gewinn, steuer? => steuerfrei
  nach 6 jahren verkauft, vorher ausgezogen und 2 jahre vermietet, gewinn 25.000, steuersatz 30 - wieviel => 7.500 €
  haus gehört mir und meiner ex, sie blieb nach trennung 2022 drin. gekauft 2019. ich verkaufe ihr 2026 meinen anteil mit 20.000 gewinn, steuersatz 40 => 8.000 €
  gewinn 3.000 minus 1.000 freibetrag = 2.000 versteuern? 5 jahre vermietet, 42 prozent => 1.260 € | Freigrenze
  spekulationssteuer bei vermietung, gekauft 2020, gewinn 50.000 / steuersatz 42 / und wenn ich 2031 verkaufe? => steuerfrei
  wohnung im mai 2019 für 165.000 gekauft, 12.000 nebenkosten, 15.000 afa, verkauf 230.000, 7.000 verkaufskosten, 42% => 61.000 € | 25.620 €
  gewinn nach abzug aller kosten 72.000, gekauft 2018 vermietet, steuersatz 39 => 28.080 €
  steuer auf verkaufsgewinn 45.000? besitz 5 jahre, fremdvermietet, 33 % => 14.850 €
  haben 2019 gekauft, bis ende 2022 gewohnt, dann vermietet. jetzt verkauf. steuerpflichtig? => steuerpflichtig
  2021 gekauft, anfangs vermietet, eigennutzung ab 2023, verkauf 2026 steuerfrei? => steuerfrei
  eingezogen bin ich erst 2025, gekauft 2019 und vermietet. verkauf 2026 mit gewinn 30.000 bei 40 % => 12.000 €
  etw 2018 für 195.000 gekauft, vermietet, jetzt 290.000 angeboten. steuersatz 40%, was geht ans finanzamt => 38.000 €
  haus im juli 2016 gekauft und vermietet, notartermin verkauf dezember 2026, 140k gewinn. steuer? => steuerfrei
  hab am 2.5.2018 beim notar gekauft und vermiete seitdem. ab wann steuerfrei verkaufen => 3. Mai 2028
  bis 2023 selbst gewohnt (kauf 2020), seit 2023 an studenten vermietet. 2026 verkauf mit 38.000 gewinn, 38 % steuersatz. wieviel muss ich abdrücken => 14.440 €
  wohnung seit 2019, war vermietet, ab märz 2024 wohn ich da selber. wenn ich 2026 verkaufe, steuer auf 70.000 gewinn? => steuerfrei
  mutter hat 2006 gekauft, ist 2024 verstorben, ich verkauf das haus jetzt für 200.000 mehr. spekulationssteuer? => steuerfrei
  onkel hat 2021 eine wohnung für 180.000 gekauft (vermietet) und mir 2025 vererbt. verkauf für 215.000, steuersatz 35%. steuer? => 12.250 €
  kauf 2017 für 160.000 + 14.000 nebenkosten, afa 22.000, verkauf 2026 für 245.000, makler 8.746,50, steuersatz 42% => 84.253,50 € | 35.386 €
  nur 1.200 gewinn nach 7 jahren, war vermietet, 30% steuersatz. sind 1.000 davon frei? => 360 € | Freigrenze
  muss ich beim verkauf steuern zahlen / wohnung 2021 gekauft und vermietet / 60.000 gewinn und 35 prozent => 21.000 €
  ex wohnt seit unserer trennung 2022 allein im haus, gekauft 2019. ich verkauf ihm 2026 meinen anteil, gewinn 55.000, steuersatz 42 => 23.100 €
  2019 gekauft, 240.000 inklusive nebenkosten, verkauft 2026 für 330.000 minus 11.781 makler, afa 28.000, vermietet, steuersatz 42 => 106.219 € | 44.611 €
  gewinn 1.001 euro, 2022 gekauft, vermietet, 42 prozent. wirklich steuer auf alles? => 420 € | Freigrenze
  ausgezogen sommer 2024, vermietet seit herbst 2024, gekauft 2017, verkauf 2026 mit 90.000 gewinn bei 40 % => **36.000 €**
  2023 gekauft, drin gewohnt bis zum verkauf 2026, 50.000 gewinn, steuer? => steuerfrei
  spekufrist: kaufvertrag vom 17. märz 2017, wohnung vermietet, wann vorbei => 18. März 2027
  gekauft 11/2016, verkauft 12/2026, vermietet, gewinn 100.000 => steuerfrei
  meine oma hat 1995 gekauft, ich 2022 geerbt, jetzt verkauf. spekulationssteuer auf 150.000 gewinn? => steuerfrei
  2018 im dezember notarvertrag, verkauf jetzt, vermietet, 66.000 gewinn, 40 prozent. lohnt sich warten und was kostet es jetzt => 26.400 € | Dezember 2028
  hab von 2019 bis märz 2025 drin gewohnt und dann vermietet, verkauf dezember 2026, gewinn 48.000, steuersatz 35 => 16.800 €
  eigennutzung seit 2024 anfang, davor vermietet seit kauf 2018. verkauf sommer 2026. gewinn 88.000. muss ich was zahlen? => steuerfrei
  für 210.000 gekauft 2020 plus 19.000 kaufkosten, 17.500 afa, jetzt 289.000, verkauf kostet mich 10.317, satz 41, war vermietet => 67.183 € | 27.545 €
  gewinn 1.000,50 euro - da sind doch 1.000 frei? 2023 gekauft, vermietet => Freigrenze
  opa 2003 gekauft, papa 2015 geerbt, ich 2024 geerbt, verkaufe jetzt mit 210.000 gewinn. spekusteuer? => steuerfrei
  notartermin war 30.06.2017, wohnung dauervermietet, verkauf geplant märz 2027, gewinn 75.000, steuersatz 42. zahle ich noch? => 31.500 €
  haus 2017 september gekauft, bis mai 2022 selbst drin, danach vermietet bis heute. gewinn 62.000. steuersatz 38 was muss ich zahlen => 23.560 €
  vermietet seit kauf 2019, eingezogen im dezember 2024, verkauf januar 2026, 40.000 gewinn. steuer? => steuerfrei
  kauf 2021: 300.000 plus 10% nebenkosten, verkauf 2026: 390.000, vermietet, afa 24.000, steuersatz 42 => 84.000 € | 35.280 €
  gewinn 750 aus garagenverkauf nach 2 jahren, sonst nichts. muss ich das angeben/versteuern => keine
  omas haus: sie kaufte 1975, starb 2023, ich verkaufe 2026 mit 180.000 gewinn, war vermietet. steuern? => steuerfrei
  Kapitalanlage: Kauf 2020, 200.000 Euro plus 18.000 Euro Erwerbskosten. Abgeschrieben habe ich 22.000. Verkaufspreis 280.000. Wie hoch ist mein Gewinn und was macht das bei 40 %? => 84.000 € | 33.600 €
  2022 ne wohnung zum vermieten gekauft, 185.000, mit allem drum und dran 203.000, verkaufspreis wär 240.000, verkaufskosten 7.000, steuersatz 35, abschreibung 12.000 => 42.000 € | 14.700 €
  2019 hab ich die bude für 165 riesen gekauft, jetzt krieg ich 230 riesen, vermietet. was bleibt nach der speku bei 40 prozent => **26.000 €** | 65.000 € − 26.000 € = 39.000 €
  Meine Frau und ich je zur Hälfte, vermietete ETW, Gewinn innerhalb der 10 Jahre 56.000, Steuersatz zusammen 38 %. Was bleibt uns vom Gewinn? => 56.000 € − 21.280 € = 34.720 €
  Mein Mann und ich je zur Hälfte, vermietete Wohnung, Kauf 2020, Gewinn 80.000 insgesamt. Er hat 42 %, ich 25 %. Wie viel Steuer zahlt jeder? => 40.000 € × 42 % = 16.800 € | 40.000 € × 25 % = 10.000 € | bleiben 53.200 €
  Kauf Mai 2020 250.000 €, Kaufnebenkosten 10 %, AfA 5 Jahre zu je 4.000 €, Verkauf 330.000 €, vermietet, Steuersatz 42 %. => 75.000 € | **31.500 €**
  spekusteuer? / 2021 gekauft für 180k, vermietet / 240k krieg ich / nebenkosten damals 18k, afa 14k / satz 42 => 56.000 € | **23.520 €**
  notar war 23.11.2019 ab wann darf ich ohne speku verkaufen => 24. November 2029
`);

test.each(GAINS)('the tax on a gain: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toMatch(/^(?:capitalGains|taxFreeDay)$/);
  expect(missingIn(dialogue, expected)).toEqual([]);
});
