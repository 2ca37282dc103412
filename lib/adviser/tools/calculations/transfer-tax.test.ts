import { cases, missingIn, nameOf, NOW } from './testing.fixture';

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Calculated by hand. */
const TAXES = cases(`
  Wir (unverheiratet) haben ein Haus in Mainz, wert 480000, gehört uns je halb, keine schulden mehr. ich kauf ihre hälfte zum vollen wert. grunderwerbsteuer in euro? => **12.000 €** | 24.000 €
  mein partner kauft mir mein Drittel ab, gesamtwert 420.000, sachsen, unverheiratet. welche steuer muss er ans finanzamt zahlen => **7.700 €**
  Freundin kauft meine Hälfte für 210.000 in Berlin, Grunderwerbsteuer? => **12.600 €**
  kaufpreis 380.000 in hessen inklusive 20.000 für küche und sauna. grunderwerbsteuer? => **21.600 €**
  grunderwerbsteuer bw bei 500.000, davon 25.000 inventar => **23.750 €**
  wieviel grunderwerbsteuer spart man wenn von 400.000 in nrw 10.000 auf möbel entfallen => 650 € | 25.350 €
  um wieviel ist die grunderwerbsteuer in bayern niedriger als in thüringen bei 300.000 => **4.500 €** | 10.500 € | 15.000 €
  grunderwerbsteuer vergleich berlin brandenburg 350.000 => 21.000 € | 22.750 € | 1.750 €
  was macht die grunderwerbsteuer zwischen hamburg und schleswig-holstein bei 400k für einen unterschied => 4.000 €
  verkaufe an meinen sohn für 200.000 in nrw, fällt grunderwerbsteuer an? => **keine** | § 3 Nr. 6
  muss mein mann grunderwerbsteuer zahlen wenn er mir die hälfte für 150.000 abkauft, bayern => **keine** | § 3 Nr. 4
  enkel kauft omas haus 180.000 sachsen grunderwerbsteuer => **keine**
  grunderwerbsteuer wenn ich an meine schwester verkaufe, 240.000, niedersachsen => **12.000 €**
  neffe kauft mein haus in hessen für 300.000 wie hoch grunderwerbsteuer => **18.000 €**
  schwiegersohn übernimmt das haus für 220.000 in bw. grunderwerbsteuer? => **keine**
  meine lebensgefährtin kauft mir meinen anteil für 130.000 ab, berlin, grunderwerbsteuer? => **7.800 €**
  schwester kauft mir meinen anteil am geerbten elternhaus ab 140.000 nrw grunderwerbsteuer? => **keine** | § 3 Nr. 3
  wie hoch ist die grunderwerbsteuer / brandenburg 275.000 => **17.875 €**
  grunderwerbsteuer, was ist das eigentlich / und bei 320000 in hessen? => **19.200 €**
  wie hoch ist die grunderwerbsteuer / in sachsen / und bei 210.000 => 11.550 €
  whg in köln 310000 grunderwerbssteuer => **20.150 €**
  grunderwerbsteuer saarland fürn haus von 199.000 => 12.935 €
  Grunderwerbsteuer für ein Haus in Dortmund, 365.000 Euro => 23.725 €
  grunderwerbsteuer wenn von den 350.000 noch 12.000 für die küche abgehen, thüringen => **16.900 €**
  sachsen oder bayern, wo zahlt man bei 280.000 weniger grunderwerbsteuer und wie viel => 15.400 € | 9.800 € | 5.600 €
  differenz der grunderwerbsteuer zwischen bayern und hessen bei 600000 => **15.000 €**
  ich kauf meinen eltern das haus ab für 180.000, hamburg. grunderwerbsteuer? => **keine**
  haus an tochter verkaufen 300.000 nrw wie hoch grunderwerbsteuer => **keine**
  meine cousine kauft mein grundstück für 90.000 in mv, grunderwerbsteuer? => **5.400 €**
  Muss mein Bruder Grunderwerbsteuer zahlen, wenn er mein Haus in Bayern für 400.000 € kauft? => **14.000 €** | Geschwister
  mein ex-mann übernimmt nach der scheidung meinen hausanteil für 140.000 in sachsen, grunderwerbsteuer? => **keine** | Nr. 5
  grunderwerbsteuer / bremen 410000 => 22.550 €
  Wie hoch ist die Grunderwerbsteuer in Berlin? / bei 480.000 => 28.800 €
  grunderwerbsteuer bayern 400.000 / und in sachsen? / und bei 500000? => 27.500 €
  grunderwebssteuer nrw 250000 => 16.250 €
  GrESt Bayern 720.000 => 25.200 €
  grunderwerb steuer hessen 330000 => 19.800 €
  wieviel grunderwerbsteuer in rlp bei 275.000 => 13.750 €
  grunderwerbsteuer wenn möbel für 8.000 im preis von 258.000 sind, niedersachsen => **12.500 €**
  was spart der käufer an grunderwerbsteuer wenn 18.000 euro für die einbauküche getrennt ausgewiesen werden? nrw, 420.000 => 1.170 €
  lohnt der unterschied? grunderwerbsteuer hamburg gegen niedersachsen bei 450k => 2.250 €
  in brandenburg statt berlin kaufen bei 300.000, wieviel mehr grunderwerbsteuer => 1.500 €
  wie viel grunderwerbsteuer zahlt meine tochter wenn sie mir das haus für 320.000 abkauft (nrw) => **keine**
  grunderwerbsteuer bei verkauf unter geschwistern 200.000 bayern => 7.000 €
  mein onkel kauft mein haus 260.000 in thüringen grunderwerbsteuer wie hoch => 13.000 €
  wer zahlt die grunderwerbsteuer / und wieviel ist das bei 310.000 in hessen? => 18.600 €
  grunderwerbsteuer hessen 300000 / und in bayern? / und bei 450.000? => 15.750 €
  grunderwerbsteuer nrw 380.000 / und wenn davon 15.000 inventar sind? => **23.725 €**
  grunderwerbsteuer nrw 380.000 / und wenn mein sohn kauft? => **keine**
  grunderwerbsteuer für 2 wohnungen zusammen 480.000 in leipzig => 26.400 €
  Wie viel Grunderwerbsteuer in Stuttgart bei 615.000 Euro? => 30.750 €
  grunderwerbsteuer köln 299k => 19.435 €
  inventar 22.000, kaufpreis gesamt 472.000, sachsen, wie hoch grunderwerbsteuer => **24.750 €**
  einbauküche 12.500 im kaufpreis 312.500 enthalten, berlin. steuer? => 18.000 €
  wenn mein vater mir das haus für 150.000 verkauft, muss ich in bayern grunderwerbsteuer zahlen? => **keine**
  schwager kauft, 210.000, hessen, grunderwerbsteuer? => 12.600 €
  grunderwerbsteuer unter eheleuten: er kauft meine hälfte für 200.000 nrw => **keine**
  bayern vs baden-württemberg grunderwerbsteuer bei 700000 => **10.500 €**
  450.000 kaufpreis, 30.000 fürs mobiliar, hessen - welche grunderwerbsteuer => **25.200 €**
  wie hoch ist die grunderwerbsteuer in sachsen-anhalt im vergleich zu brandenburg bei 260.000 => 13.000 € | 16.900 € | 3.900 €
  meine nichte kauft von mir für 175.000 in bayern. grunderwerbsteuer fällt an? => 6.125 €
  ich verkaufe an meine enkelin, 230.000, niedersachsen - muss sie grunderwerbsteuer zahlen => **keine**
  verkauf an die ehefrau für 1/2 haus 190.000 nrw grunderwerbsteuer => **keine**
  wie ist das mit der grunderwerbsteuer / nrw / 240.000 => 15.600 €
  grunderwerbsteuer berlin 350.000 / wer zahlt das? / und wenn 10.000 inventar dabei sind? => 20.400 €
  grunderwerbsteuer 3,5 % von 420.000 in bayern => 14.700 €
  wie viel grunderwerbsteuer weniger wenn küche 10.000 extra, kaufpreis mit küche 330.000, schleswig-holstein => 650 €
  verkauf an stieftochter 200.000 hessen grunderwerbsteuer? => **keine**
  hälfte an bruder verkauft, 120.000, saarland. steuer die er zahlt (grunderwerb)? => 7.800 €
  grunderwerbsteuer nrw 6,5 gegen bayern 3,5 bei 350000 wie groß ist der unterschied => 10.500 €
  grunderwerbsteuer thüringen für 189.000 => 9.450 €
  wie viel steuer zahlt der käufer in mecklenburg vorpommern bei 245.000 kaufpreis => 14.700 €
  bungalow in kiel 410 tsd grunderwerbsteuer? => 26.650 €
  haus mit küche 350.000, die küche ist 9.000 wert, baden württemberg, grunderwerbsteuer auf den rest => **17.050 €**
  was ist die grunderwerbsteuer / saarland 230.000 => 14.950 €
  wieviel spart der käufer wenn er statt in nrw in bayern für 500.000 kauft bei der grunderwerbsteuer => 15.000 €
  muss mein enkel grunderwerbsteuer zahlen? verkaufe ihm die wohnung für 140.000 in sachsen => **keine**
  meine schwester übernimmt meinen anteil für 95.000, haus in bremen, nicht geerbt. grunderwerbsteuer => 5.225 €
  grunderwerbsteuer münchen wohnung 890.000 => 31.150 €
  grunderwerbsteuer auf 375.000 in bremen => 20.625 €
  erfurt haus 220.000 grunderwerbsteuer => 11.000 €
  wo ist die grunderwerbsteuer höher, saarland oder rheinland-pfalz, und um wieviel bei 240.000 => 3.600 €
  davon entfallen 25.000 auf inventar, preis 625.000, schleswig-holstein, grunderwerbsteuer? => **39.000 €**
  kind kauft elternhaus für 260.000 in nrw. grunderwerbsteuer ja oder nein => **keine**
  freund kauft mir mein haus ab, wir sind nicht verheiratet, 310.000 in hessen, grunderwerbsteuer? => 18.600 €
  geschwister kaufen sich gegenseitig aus, 130.000 für die hälfte, bayern, grunderwerbsteuer? => 4.550 €
  wohnhaft in köln, verkauft wird die wohnung in münchen für 640.000. grunderwerbsteuer? => 22.400 €
  haus mit einbauküche (8.500) und markise (1.500) im preis von 410.000, potsdam. wieviel grunderwerbsteuer wird gespart wenns getrennt im vertrag steht => 650 €
  mein schwiegersohn und meine tochter kaufen zusammen mein haus für 330.000 in kassel. müssen die grunderwerbsteuer zahlen => keine
  lebensgefährtin und ich haben je die hälfte, sie kauft mir meine für 145.000 ab, haus in köln. steuerfrei weil wir zusammen wohnen? => 9.425 €
  wohnung in hamburg-altona 480.000 was zahlt der käufer an grunderwerbsteuer => 26.400 €
  ich leb in berlin, das ferienhaus steht auf rügen (mv) und geht für 265.000 weg. grunderwerbsteuer? => 15.900 €
  bruder und ich haben geerbt, er übernimmt meine hälfte für 210.000, haus in sachsen, erbengemeinschaft noch nicht auseinandergesetzt. grunderwerbsteuer? => keine
  mein neffe will mein haus in saarbrücken für 190.000, spart der die grunderwerbsteuer weil verwandt? => 12.350 €
  Haus bei Augsburg für 690.000. Der Käufer jammert über die Steuer, was drückt der denn ans Finanzamt ab? => **24.150 €**
  Wiesbaden, 515tsd, wieviel grunderwerbst.? => **30.900 €**
  häuschen im thüringer wald, 180.000. wie hoch ist da die grunderwerbssteuer jetzt? => **9.000 €**
  Was muss der, der mein Haus in Rostock für 310.000 kauft, an Steuern zahlen? => **18.600 €**
  Mein Haus steht in Ulm / 435.000 Euro / was wär's an Grunderwerbsteuer, und was wär's über der Donau in Neu-Ulm? => 21.750 € | 15.225 €
  Was ist an Grunderwerbsteuer der Unterschied zwischen Mainz und Wiesbaden bei 400.000? => **4.000 €** | 20.000 € | 24.000 €
  Käufer aus Hamburg kauft mein Haus in Lüneburg für 330.000. Grunderwerbsteuer? => **16.500 €**
  Ich wohne in Hamburg und verkaufe in Schwerin für 270.000. Grunderwerbsteuer? => **16.200 €**
  oberpfalz 275000 grunderwerbsteuer => **9.625 €**
  Garten mit Laube wird mitverkauft, im preis von 230.000 sind 6.000 für möbel. grunderwerbsteuer in niedersachsen => 11.200 €
`);

test.each(TAXES)('Grunderwerbsteuer: %s', (dialogue, expected) => {
  expect(nameOf(...dialogue.split(' / '))).toBe('transferTax');
  expect(missingIn(dialogue, expected)).toEqual([]);
});
