import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const RENTS = cases(`
  kaltmiete 680, könnte 204.000 kriegen, rendite? => **4 %**
  wohnung 250 tsd wert bringt 720 kalt, nicht umlegbares hausgeld 110. behalten oder verkaufen => 3,46 % | 2,93 %
  mietshaus jahresmiete 36.000, faktor 22, wieviel ist es wert => **792.000 €**
  jahresnettokaltmiete 18.000 mal 24 was kommt raus => **432.000 €**
  haus bringt 1.500 kalt im monat, multiplikator 20, preis? => **360.000 €**
  kaufpreis 480.000 bei 20.000 jahresmiete, welcher faktor ist das => **24 Jahresmieten** | 4,17 %
  miete 900, nebenkosten die ich selber trage 150, wert 270000, lohnt sich das behalten => 4 % | 3,33 %
  Kaltmiete 1.050 € monatlich, Verkaufspreis 315.000 €. Welche Bruttorendite ist das? => **4 %**
  800 warm 650 kalt, wohnung wert 195.000, rendite => **4 %**
  jahresmiete 24.000, verkauf zum 22fachen, welcher preis => **528.000 €**
  mfh mit 42.000 jahresnettokaltmiete, vervielfältiger 20, preis? => **840.000 €**
  was ist ein haus mit 12.000 kaltmiete im jahr bei faktor 28 wert => **336.000 €**
  wohnung bringt 600 kalt, hausgeld das ich nicht umlegen kann 90, wert 180.000. rendite? => 4 % | 3,4 %
  780 kaltmiete, wert 234.000: wie viel prozent rendite => **4 %**
  faktor 18 bei 21.600 jahresmiete = ? => **388.800 €**
  zinshaus mit 50.000 miete pro jahr, 23-fache, wert? => **1.150.000 €**
  lohnt sich vermieten? 1.100 kalt oder verkauf 330.000 => **4 %**
  rendite meiner wohnung / kaltmiete 700, wert 210.000 => **4 %**
  lohnt es zu vermieten für 900 kalt wenn ich 360.000 kriegen könnte => **3 %**
  14.400 jahresmiete, preis 320.000: rendite und faktor => 4,5 % | **22,2 Jahresmieten**
  mieteinnahmen 2.000 im monat, 24 facher jahresmiete, was ist das haus wert => **576.000 €**
  rendite bei kaufpreis 199.000 und 640 euro kaltmiete => 3,86 %
  bruttomietrendite 950 kalt 260000 => 4,38 %
  miete 1.300, faktor 22? => **343.200 €**
  wert bei jahresnettokaltmiete 28.800 und faktor 21 => **604.800 €**
  miete 8.400 im jahr, wert 240.000, rendite => **3,5 %**
  mehrfamilienhaus jahresmiete 48.000 bei 19facher miete => **912.000 €**
  miete kalt 1250, kaufpreisfaktor 24, wert? => **360.000 €**
  jahresreinertrag egal, miete 30.000 p.a., kaufpreis 660.000, faktor? => **22 Jahresmieten**
  vermieten 850 kalt oder für 255.000 verkaufen, was bringt mehr prozent => **4 %**
  820 kalt, verkaufen könnte ich für 246.000. welche rendite hab ich => **4 %**
  eigentumswohnung 900 kaltmiete, nicht umlagefähig 140, wert 280.000. rendite vor und nach hausgeld => 3,86 % | 3,26 %
  jahresmiete 18.600 und der makler rechnet mit dem 24fachen. welcher preis? => **446.400 €**
  mieteinnahmen 1.150 kalt, verkehrswert 345.000, bruttorendite? => **4 %**
  faktor 23 bei 1.000 euro kaltmiete => **276.000 €**
  550 kalt, 60 hausgeld bleibt an mir hängen, preis 150.000, rendite => 4,4 % | 3,92 %
  wohnung 68 qm, 640 kalt oder verkauf für 192.000, rendite? => **4 %**
  haus 410k wert, 1.230 kalt, 1.800 im jahr nicht umlagefähig, 2.000 rücklage im jahr. nettorendite => 2,67 %
  verkauf bringt mir 310.000 aufs konto, festgeld 2,4 %. miete nach allen kosten wären 7.900 im jahr. was ist besser => 7.440 € | 460 €
  multiplikator 21 und 890 kalt, was wäre das haus wert und rendite => 224.280 € | 4,76 %
  650 kalt, 70 hausgeld nicht umlegbar, 40 rücklage im monat, wert 165.000. netto rendite? => 3,93 %
  verkauf 280.000 netto, 3 % festgeld, oder weiter vermieten mit 8.000 überschuss im jahr nach allen kosten? => 8.400 € | 400 €
  jahresnettomiete 19.200, kaufpreis beim 23,5-fachen? => 451.200 €
`);

test.each(RENTS)('rent against sale: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('rent');
  expect(missingIn(dialogue, expected)).toEqual([]);
});

const HEIRS = cases(`
  opas haus 340k geht an mich als enkelin, mama lebt noch. steuer wv => **15.400 €** | 140.000 € × 11 %
  wir waren 11 jahre zusammen aber nicht verheiratet, er hat mir per testament die wohnung hinterlassen, ca. 150.000. Mit welcher steuer muss ich rechnen wenn ich verkaufe um sie zu bezahlen => **39.000 €**
  Die beste Freundin meiner Mutter hinterlässt mir ihre Wohnung, Wert 120.000 Euro. Wie hoch ist die Steuer? => **30.000 €**
  die schwester meines vaters hat mir ihr haus vermacht, 220000. steuer? => **40.000 €**
  Bruder meiner Oma hinterlässt mir 90.000 Wohnung. Steuer? => **21.000 €**
  Habe mit meiner Freundin zusammengelebt, sie starb, Testament zu meinen Gunsten: Wohnung 195.000. Erbschaftsteuer? => **52.500 €**
  von meinem neffen geerbt: haus 150.000. erbschaftssteuer? => **39.000 €**
  mein sohn ist verstorben, ich erbe als mutter seine wohnung, wert 300.000. erbschaftsteuer? => **22.000 €**
  mein patenkind soll mein haus erben, 220.000. wie viel erbschaftsteuer? => **60.000 €**
  Papa ist gestorben, ich bin einziges Kind, Haus 520.000. Was will der Staat? => **13.200 €**
  unser vater is gestorben, haus 1.100.000, mir san zwei buam, mama is a scho tot. wieviel erbschaftsteuer für jeden => **16.500 €**
  meine partnerin hat mir ihre wohnung vererbt, waren nicht verheiratet, wert 220.000. erbschaftssteuer? => **60.000 €**
  unverheiratet, freund ist gestorben, erbe haus 400.000, was will das finanzamt => **114.000 €**
  wir sind zwei geschwister und erben von den eltern das haus 1 million, wieviel erbschaftsteuer jeder => **11.000 €** | 500.000 €
  erbschaftsteuer haus 700.000 bin der sohn / und wenn wir drei geschwister sind => 233.333,33 € | **0 €**
  erbe mit meiner schwester zusammen mamas haus, 860.000. erbschaftssteuer für mich? => **2.100 €**
  enkelin erbt wohnung 260.000, wieviel erbschaftssteuer => **4.200 €**
  Erbschaftsteuer: Mein Onkel hinterlässt mir ein Haus im Wert von 190.000 €. => **34.000 €**
  partner gestorben, wir waren nicht verheiratet, haus 250 tsd, erbschaftssteuer? => **69.000 €**
  zwei söhne erben zusammen 1,2 mio, steuer pro sohn => **22.000 €**
  ich und mein bruder erben von papa ein haus für 700.000, müssen wir erbschaftssteuer zahlen? => **keine** | 350.000 €
  3 geschwister erben elternhaus 1,5 millionen erbschaftssteuer je kind => **11.000 €**
  wie viel erbschaftsteuer zahlt meine ehefrau auf 800.000 => **33.000 €**
  erbschaftsteuer bei 900.000 haus, tochter / und wenn wir zu zweit erben? => 450.000 € | 3.500 €
  freundin hat mir haus vermacht 180.000, lebten ohne trauschein zusammen, was kriegt das finanzamt => **48.000 €**
  haus 520.000 von mutter geerbt, tochter, erbschaftssteuer => 13.200 €
  lebensgefährtin vererbt 150.000 wohnung steuer => **39.000 €**
  vier enkel erben omas haus 1 mio, erbschaftssteuer pro enkel => **3.500 €**
  erbschaftssteuer wenn ich und meine zwei brüder von vater 1.260.000 haus erben => **1.400 €**
  neffe erbt 220.000, erbschaftsteuer => **40.000 €**
  erbschaftsteuer wie viel / bin die nichte, haus 220.000 => **40.000 €**
  wie viel erbschaftsteuer muss ich zahlen? / haus von meiner mutter, 560.000 => **17.600 €**
  haus geerbt von vater 900.000, erbschaftssteuer? / wir sind zwei kinder => 3.500 €
  erbe von tante 80.000 anteil am haus steuer => **9.000 €**
  ehemann gestorben, haus 750.000, wieviel erbschaftsteuer als witwe => **27.500 €**
  sohn erbt 2 häuser zusammen 1,1 mio erbschaftssteuer => **133.000 €**
  großvater vererbt mir wohnung 230.000 wieviel an das finanzamt => **2.100 €**
  drei geschwister erben von der mutter haus 930.000. was zahlt jeder an erbschaftssteuer? => **keine** | 310.000 €
  haus 700.000 von eltern geerbt, 2 kinder, erbschaftssteuer pro kopf => **keine**
  mann gestorben haus 480.000 erbschaftsteuer frau => **0 €**
  erbschaftssteuer stiefkind 450.000 haus => **3.500 €**
  haus 640.000 geerbt von vater, noch 90.000 schulden drauf, erbschaftssteuer einzelkind => 550.000 € | 16.500 €
  nichtehelicher partner erbt haus 200.000 erbschaftssteuer => **54.000 €**
  ohne trauschein zusammen, er ist gestorben und hat mir die wohnung (180.000) hinterlassen. finanzamt? => **48.000 €**
  wir zwei töchter erben von mama haus 880.000. steuer für jede => **2.800 €**
  erbschaftsteuer 500.000 als nichte / und als kind? => 11.000 €
  Lebensgefährte (nicht verheiratet) erbt 320.000 Haus: Steuer? => **90.000 €**
  meine 4 kinder erben 2 mio haus, jeder wieviel steuer => **11.000 €**
  oma vererbt haus 460.000 an mich und meinen cousin je hälfte, erbschaftssteuer => **2.100 €**
  erbschaftsteuer bei schwiegersohn 200.000 => **36.000 €**
  schwester hat mir haus vererbt 310.000, was zahl ich erbschaftssteuer => 58.000 €
  lebensgefährtin ohne trauschein erbt mein haus 350.000, wieviel steuer muss sie zahlen => 99.000 €
  drei kinder erben je ein drittel vom haus 1.350.000. erbschaftssteuer je kind? => 3.500 €
  tochter erbt haus 580.000 erbschaftssteuer => 19.800 €
  ich erbe von meinem partner (unverheiratet) eine wohnung 195.000, steuer? => 52.500 €
  cousin hat mir haus 120.000 vermacht, erbschaftssteuer => 30.000 €
  wir vier kinder erben mutters haus 1,8 mio, erbschaftssteuer pro kind => 3.500 €
  mutter gestorben, haus 840.000, zwei kinder. zahlen wir erbschaftssteuer => 1.400 €
  erbschaftssteuer auf 1 million haus als sohn / und zu zweit mit meiner schwester? => 11.000 €
  lebten 15 jahre zusammen, nicht verheiratet, er hinterlässt mir 260.000 haus. erbschaftssteuer? => 72.000 €
  haus der mutter 180 qm, 700.000 wert, ich zieh ein und bleib drin, einziges kind. erbschaftssteuer => 0 €
  papas haus 250 qm, 1 million, ich zieh selbst ein, einzelkind. wieviel erbschaftsteuer => 0 € | 200.000 €
  lebenspartner nie geheiratet, vererbt mir 410.000 haus. wie viel nimmt der staat => 117.000 €
  haus mit 160 qm von vater, 850.000, ziehe selbst ein für immer. erbschaftssteuer als sohn? => 0 €
  Meine Schwester hat mir ihre Wohnung hinterlassen, 250.000, sie hat selbst drin gewohnt. Wieviel muss ich dem Fiskus geben? => **46.000 €** | 43.000 €
  erbschaft vom lebensgefährten (nicht verheiratet!) sein haus 300000 => **84.000 €** | 79.500 €
  opa hat mir 320.000 haus vererbt, mama (seine tochter) ist schon tot. erbschaftsteuer => **0 €**
  Bruder vermacht mir die Hälfte seines Hauses, Haus 300.000 wert. Erbschaftsteuer? => **26.000 €** | 1/2
  ex mann hat mir sein haus hinterlassen, wir sind geschieden. 200.000. steuer? => **36.000 €**
`);

test.each(HEIRS)('Erbschaftsteuer: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('inheritanceTax');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
