import { cases, missingIn, nameOf, NOW, textOf } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const LEFT = cases(`
  420000 verkaufspreis, makler 3,57, vfe 5300, energieausweis 90. was hab ich am ende in der tasche? kredit ist abbezahlt => **399.616 €**
  was bleibt netto: preis 295.000, rest bei der bank 64.000, vorfälligkeitsentschädigung 2.100, makler 3,57 % => **218.368,50 €**
  verkaufe für 375 tsd, schulden noch 92000, kein makler. was krieg ich raus => **283.000 €**
  haus bringt 540k, bank kriegt noch 180k, provision 3,57%. was haben wir über => **340.722 €**
  wieviel geld hab ich nach dem verkauf auf dem konto? 480.000 erlös, 210.000 restschuld, 4.200 vorfälligkeit, 3,57% makler => **248.664 €**
  was hab ich am ende vom verkauf / verkaufspreis 320.000 / makler 3,57% / kredit noch 75000 => **233.576 €**
  verkaufen für 450000, 3,57 % makler, was bleibt / schulden noch 130.000 / vorfälligkeit 5000 => **298.935 €**
  wir sind geschieden, haus je zur hälfte, verkauft für 420.000, kredit noch 160.000, ohne makler, was kriegt jeder => **130.000 €**
  vier geschwister verkaufen elternhaus für 520.000, makler 3,57%. wieviel bekommt jeder => **125.359 €**
  erbengemeinschaft zu dritt, verkauf 390.000 ohne makler, was bleibt pro person => **130.000 €**
  haus gehört meinem bruder und mir zu gleichen teilen, 360.000 minus 3,57% makler, mein anteil? => **173.574 €**
  trennung: preis 510.000, offen noch 230.000, vfe 6000, makler 3,57. geteilt durch zwei? => **127.896,50 €**
  350.000 verkaufspreis, 3/4 gehört mir, schulden 50.000, ohne makler. was bekomme ich => **225.000 €**
  verkauf 280.000, restschuld 295.000, ohne makler. was bleibt => 15.000 €
  was springt raus wenn ich für 615.000 verkaufe, 245000 rest, makler 2,975 % => **351.703,75 €**
  bei 400.000 verkaufspreis und makler 3,57% und umzug 3000 und 80.000 restkredit was bleibt unterm strich => **302.720 €**
  erlös nach abzug von allem? 700.000, darlehen 150.000, vorfälligkeit keine, makler 3,57 % => **525.010 €**
  wenn ich 333.000 bekomme, wovon noch 60.000 an die bank gehen und 3,57% an den makler, was ist dann meins => **261.111,90 €**
  zwei eigentümer, verkauf 600k, grundschuld noch 100k offen, keine provision. pro kopf? => **250.000 €**
  Wir verkaufen für 590.000 Euro, haben noch 215.000 Euro Restschuld und zahlen 3,57 % an den Makler. Wie viel bleibt uns? => **353.937 €**
  Angenommen ich krieg 385.000. Davon gehen 120.000 an die bank, 4.000 vorfälligkeit, 3,57% makler. Rest? => **247.255,50 €**
  verkaufserlös 310.000 abzüglich restdarlehen 88.500 und makler 2,38%? => **214.122 €**
  eigentumswohnung 199.000, restschuld 61.000, ohne makler, vfe 1.900 -> was bleibt => **136.100 €**
  Kaufpreis 720.000, Ablösung Bank 310.000, Makler 3,57 %, Energieausweis 350, Löschung 420: Was bleibt am Schluss? => **383.526 €**
  was bleibt mir vom verkauf übrig / 480000 / restschuld 150.000 / ohne makler => **330.000 €**
  wir wollen unser haus verkaufen, was bleibt da übrig? / preis ca 400.000, noch 90.000 bei der bank / makler 3,57 => **295.720 €**
  haus 480.000, 2 eigentümer, 140.000 schulden, makler 3,57%. was bekommt jeder? => **161.432 €**
  meine exfrau und ich verkaufen für 395.000, bank kriegt 170.000, kein makler, jeder die hälfte? => **112.500 €**
  wir sind fünf erben, wohnung wird für 275.000 verkauft, keine schulden, makler 3,57%. anteil pro erbe => **53.036,50 €**
  erbengemeinschaft aus 4 personen, haus 640.000 verkauft abzüglich 3,57 % makler, wie viel bekommt jeder erbe => **154.288 €**
  mir gehören 2/3 vom haus, verkauf 450.000, restschuld 60.000, ohne makler. was steht mir zu => **260.000 €**
  Meine Schwester und ich erben das Haus je zur Hälfte und verkaufen für 410.000 € ohne Makler. Wie viel bekommt jede von uns? => **205.000 €**
  zu dritt geerbt, verkauf 540.000, makler 3,57 %, räumung 3.000. was bleibt jedem => **172.574 €**
  scheidung, 50/50, verkaufspreis 560k, darlehen 240k, vfe 7k, makler 3,57 % => **146.504 €**
  Guten Tag, wir möchten unser Haus für 620.000 Euro verkaufen. Die Restschuld beträgt 275.000 Euro, der Makler erhält 3,57 Prozent und die Bank verlangt 9.500 Euro Vorfälligkeitsentschädigung. Wie viel bleibt uns? => **313.366 €**
  haus verkauft für 505.000. kredit war noch 130.500. makler 18.028,50. was bleibt => **356.471,50 €**
  Erlös 289.000, Darlehen 97.000, Makler 6.878,20 Euro, Löschung 250. Bleibt? => **184.871,80 €**
  was hab ich nach verkauf in der hand bei 270.000, schuldenfrei, ohne makler, räumung 4000 => **266.000 €**
  ich verkaufe meine wohnung für 230.000 / kredit 80.000 / makler 3,57 / was bleibt mir dann? => **141.789 €**
  was bleibt von 360000 / schulden 100000 / und mit makler 3,57 / vorfälligkeit 3000 => **244.148 €**
  wir (ehepaar, je 1/2) verkaufen für 470.000, 150.000 restschuld, makler 3,57 %. was kriegt jeder von uns => **151.610,50 €**
  trennung. hauswert 440.000, bank 180.000. er will mich auszahlen, was steht mir zu (je hälfte)? => 130.000 €
  drei erben zu gleichen teilen, 405.000 verkaufspreis ohne makler => **135.000 €**
  haus von eltern verkauft für 330.000, wir sind 3 kinder, makler 3,57%, jeder bekommt? => **106.073 €**
  mein bruder und ich verkaufen das elternhaus, 500.000, makler 3,57%, entrümpelung 4000. mein anteil => **239.075 €**
  was bleibt mir übrig vom verkauf / 550000 verkaufspreis / noch 230.000 kredit / makler bekommt 3,57% / und vorfälligkeit 6.500 => **293.865 €**
  wieviel bleibt von 380.000 / kein kredit / und mit makler 3,57 % => **366.434 €**
  wie viel bleibt mir nach dem verkauf? / 320.000, restschuld 110.000, ohne makler / wir sind zu zweit, was bekommt jeder? => **105.000 €**
  was bleibt von 425.000 wenn makler 15.172,50 nimmt und bank 99.000 will => **310.827,50 €**
  480.000 minus restschuld 200.000 minus makler 3,57% => **262.864 €**
  wie viel eigenkapital hab ich nach dem verkauf fürs nächste haus? 460.000, restschuld 130.000, makler 3,57 => **313.578 €**
  kann ich mit dem erlös was neues kaufen? verkaufspreis 350.000, schulden 90.000, makler 3,57, was habe ich => **247.505 €**
  die bank kriegt 45.000, der makler 3,57 prozent von 260.000. und ich? => **205.718 €**
  Restschuld 88.000 €, Verkaufspreis 240.000 €, Makler 3,57 %, Vorfälligkeitsentschädigung 2.300 €. Bleibt wie viel? => **141.132 €**
  vater und ich besitzen haus je hälfte, verkauf 300.000, keine schulden, ohne makler. mein teil? => **150.000 €**
  mein anteil am haus ist 1/4. verkauf 480.000 ohne schulden ohne makler => **120.000 €**
  geschieden, haus 50:50, 430.000 verkauft, restschuld 150.000, ohne makler => **140.000 €**
  muss meine frau mit 150.000 auszahlen? haus 480.000 wert, kredit 180.000, je zur hälfte => **150.000 €**
  wie viel geld bleibt mir von 415 tausend, wenn noch 155 tausend auf dem haus lasten und der makler 3,57 prozent nimmt? => **245.184,50 €**
  haus 389.000. hypothek noch 140.000. makler 3,57. übrig? => **235.112,70 €**
  preis 260.000, abzahlen noch 72.000, strafe bank 1.800, ohne makler, was kommt bei mir an? => **186.200 €**
  verkauf 700k, 2 kredite 180k und 60k, makler 3,57, was bleibt => 435.010 €
  nach makler (3,57%) und kredit (95.000) bleibt von 310.000 noch? => **203.933 €**
  Nettoerlös bei 455.000 Verkaufspreis, 3,57 % Makler, 128.000 Darlehen, 3.900 Vorfälligkeit => **306.856,50 €**
  wir sind zu viert und verkaufen omas haus für 380.000 ohne makler, was bekommt jeder => **95.000 €**
  haus gehört zu 60% mir und 40% meinem mann, 500.000 verkauf, 100.000 schulden, ohne makler. wieviel bekomm ich => **240.000 €**
  eine hälfte gehört mir, die andere meiner schwester. erlös 310.000 abzüglich makler 3,57 %. mein anteil? => **149.466,50 €**
  scheidungshaus 520.000, schulden 280.000, makler 3,57%, vfe 6.000, was hat danach jeder? => **107.718 €**
  mein haus geht für 410.000 weg. davon ab: makler 3,57 prozent, ablösestrafe 7.300, energiepass 140. darlehen hab ich keins mehr. übrig? => **387.923 €**
  350 tsd verkauf, 112 tsd restkredit, makler kriegt 2,38 %, keine vorfälligkeit => **229.670 €**
  580.000 verkauf - 3,57% - 260.000 bank - 11.000 vfe = ? => **288.294 €**
  Wenn ich 345.000 € bekomme und 3,57 % Provision sowie 101.000 € Restschuld abziehe, wie viel ist das? => **231.683,50 €**
  kaufpreis 268.000 sparkasse bekommt 54.000 makler 3,57 prozent was wird mir überwiesen => **204.432,40 €**
  auszahlungsbetrag nach verkauf bei 402.000, 3,57 % makler, 120.000 grundschuld noch offen => **267.648,60 €**
  haben 2 schwestern und ich geerbt, haus 450.000 verkauft ohne makler, was kriegt jede => **150.000 €**
  jeder von uns dreien bekommt? 396.000 verkaufspreis, makler 3,57 => **127.287,60 €**
  muss meinen bruder auszahlen, haus 360.000 wert, schuldenfrei, je zur hälfte. wieviel => **180.000 €**
  verkauf bringt 415.000. makler bekommt davon 3,57%, die bank 7.800 vorfälligkeit und 135.000 restschuld, energieausweis hat 90 gekostet. was hab ich am schluss => **257.294,50 €**
  wieviel bleibt mir wenn ich verkaufe / haus soll 395.000 bringen / makler nimmt 3,57 / hab noch 64.000 kredit => **316.898,50 €**
  preis 720k, kredit offen 315k, makler 2,38 % für mich, keine vfe. wieviel hab ich dann übrig => **387.864 €**
  verkauf 455.000, schulden 260.000, vorfälligkeit 4.400, makler 3,57 % – was bleibt mir => **174.356,50 €**
  getrennt, haus gehört beiden zu 50 %, 520.000 verkaufspreis, 210.000 bei der bank, kein makler. was kriegt jeder => **155.000 €**
  vier erben, haus wird für 560.000 verkauft, makler 3,57% geht ab. pro nase? => **135.002 €**
  was bleibt hängen von 305.000? makler 3,57, 44.000 schulden => **250.111,50 €**
  ich krieg 640.000 fürs haus. bank 300.000, makler 22.848, rest ist meiner? wieviel => **317.152 €**
  wieviel cash hab ich nach dem verkauf: 530.000, davon 3,57% makler und 210.000 kreditablösung => **301.079 €**
  was wandert am ende auf mein konto wenn 415.000 kaufpreis, 120.000 ablöse bank, 3.100 vfe und 2,38 makler => **282.023 €**
  schwester und ich verkaufen das elternhaus für 475.000, makler 3,57 %, wieviel bekommt jede => **229.021,25 €**
  haus wurde für 610.000 verkauft, wir sind fünf geschwister, notar und makler zusammen 24.000. pro person? => 117.200 €
  ehescheidung: 390.000 erlös, 140.000 kredit, makler 3,57, jeder die hälfte => **118.038,50 €**
  ich besitze 40 % vom haus, verkauf 450.000 ohne makler und ohne schulden, mein anteil? => **180.000 €**
  was bleibt bei 370.000 / rest 90.000 / makler 3,57 / geteilt durch zwei => **133.395,50 €**
  alles in allem: haus 365000, makler 3,57%, entrümpelung 1800, energieausweis 75, löschung 190. was geht weg und was bleibt => 15.095,50 € | 349.904,50 €
  bank kriegt 305.000, haus bringt höchstens 290.000. reicht das? => 15.000 €
  verkauf 610.000, darlehen 1 noch 120.000, darlehen 2 noch 35.000, makler 3,57. was bleibt => 433.223 €
  drei eigentümer: ich 50 %, meine brüder je 25 %. verkauf 440.000 ohne makler, schuldenfrei. was bekomme ich => 220.000 €
  meine frau und ich lassen uns scheiden, haus 455.000, kredit 195.000, ohne makler, jeder die hälfte => 130.000 €
  haus 398.000, maklerprovision anteilig 3,57, energieausweis bedarf 420, wertgutachten 1.900, umzug 3.200. was habe ich für kosten insgesamt => 19.728,60 €
  meine eltern verkaufen für 350.000, makler ihr anteil 3,57, kredit noch 22.000, kein vfe. was kriegen die raus => **315.505 €**
  haus bringt 530.000. 1. kredit 200.000, 2. kredit 45.000, makler 3,57%, was bleibt => 266.079 €
  ich zahl meinen bruder aus: haus 420.000 wert, 60.000 restschuld, gehört uns je zur hälfte. wie hoch ist die auszahlung => **180.000 €**
  Ohne Makler für 330.000 verkauft. Sparkasse kriegt noch 127.500, Löschung der Grundschuld 500. Was bleibt? => **202.000 €**
  Erbengemeinschaft: Mama 1/2, ich und mein Bruder je 1/4. Verkauf 318.000, Schulden 30.000. Wer bekommt wieviel => 144.000 € | je 72.000 €
  Witwe 50 Prozent, zwei Kinder je 25 Prozent, Haus bringt 410.000, Restschuld 10.000, ohne Makler. Verteilung? => **200.000 €** | **100.000 €**
  Aufteilung 70/30, Verkaufspreis 350.000, Darlehen 100.000, ohne Makler. Wieviel für jeden? => **175.000 €** | **75.000 €**
  Haus verkauft 400.000 / Restschuld 150.000 / Makler keiner / Was hab ich davon? => **250.000 €**
  bekommen 350.000, kredit 365.000. und nun? makler haben wir nicht => 15.000 €
  trennung. haus geht für 465000 weg, bank kriegt 298000 + 9000 strafzins. 50/50, ohne makler => **79.000 €**
  3 geschwister, haus bringt 510.000, hypothek noch 60.000, kosten alles zus. 18.000. wieviel kriegt jeder => **144.000 €**
  Im Grundbuch stehen wir mit 60/100 (ich) und 40/100 (Ex). Nach Kredit und Kosten bleiben genau 247.500. Aufteilung? => **148.500 €** | **99.000 €**
  was mir übrig bleibt: vk 395, restschuld 122t, makler 3,57, vfe keine => **258.898,50 €**
  die volksbank bekommt 212000, haus geht um 390000 an die nachbarn, kein makler. was bleibt uns => **178.000 €**
  Von 580.000 Kaufpreis gehen 241.300 an die Bank, 20.706 an den Makler und 900 für Unterlagen weg. Was bleibt? => **317.094 €**
  haus im grundbuch 1/3 ich, 2/3 papa. erlös 450.000 nach allen kosten. mein geld? => 150.000 €
  ex kriegt 40 prozent, ich 60. nach allem sind 210.000 übrig. aufteilung in euro? => **126.000 €** | **84.000 €**
  Bank will 310.000 haben, Käufer zahlt 298.000. Wie viel muss ich drauflegen ohne Makler? => 12.000 €
`);

test.each(LEFT)('what is left: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('proceeds');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

test('a debt far above the price is asked about, not calculated with', () => {
  const text = textOf('verkauf für 200.000, restschuld 400.000, ohne makler, was bleibt');
  expect(text).toContain('Bitte nennen Sie mir beide Zahlen noch einmal');
  expect(text).not.toContain('es bleiben');
});
