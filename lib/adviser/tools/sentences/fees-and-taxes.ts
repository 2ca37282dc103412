/** What is said of fees, taxes, loans, rents and inheritances. */
export const FEE_AND_TAX_SENTENCES = {
  // Notary and land register, one of the fees
  feeNotary: 'Bei {price} Kaufpreis kostet der Notar **{amount}**, Umsatzsteuer inbegriffen.',
  feeContract:
    'Die Beurkundung des Kaufvertrags kostet bei {price} Kaufpreis **{amount}**, Umsatzsteuer inbegriffen.',
  feeRegister: 'Bei {price} Kaufpreis kostet das Grundbuch **{amount}**.',
  feeTransfer:
    'Die Umschreibung des Eigentums im Grundbuch kostet bei {price} Kaufpreis **{amount}**.',
  feeNotice:
    'Die Auflassungsvormerkung kostet beim Grundbuchamt bei {price} Kaufpreis **{amount}**.',
  feeFull: '- einfache Gebühr nach Tabelle B (§ 34 GNotKG): {fee}',
  feeNotaryLine: '- {rate} × {fee} = {net}, mit 19 % Umsatzsteuer {amount}',
  feeRegisterLine: '- {rate} × {fee} = {amount}',
  feeNotaryRule:
    'Beim Notar fallen für die Beurkundung 2,0 Gebühren an und für Vollzug und Betreuung je 0,5, dazu Auslagen. Nach üblichem Vertrag zahlt das die Käuferseite (§ 448 Abs. 2 BGB, Stand November 2026).',
  feeRegisterRule:
    'Das Grundbuchamt nimmt 1,0 Gebühr für die Umschreibung und 0,5 für die Vormerkung, ohne Umsatzsteuer. Nach üblichem Vertrag zahlt das die Käuferseite (§ 448 Abs. 2 BGB, Stand November 2026).',
  chargeFees:
    'Eine Grundschuld über {nominal} einzutragen kostet bei Notar und Grundbuchamt zusammen **{sum}**.',
  chargeNotary: '- Notar: 1,0 × {fee} = {fee}, mit 19 % Umsatzsteuer {notary}',
  chargeRegister: '- Grundbuchamt: 1,0 × {fee} = {register}',
  chargeRule:
    'Es zählt der eingetragene Nennbetrag (§ 53 GNotKG, Stand November 2026). Auslagen kommen hinzu. Die Grundschuld für den Kredit der Käuferseite zahlt die Käuferseite.',
  deletionMarks: '- {marks} DM ÷ 1,95583 = {nominal}',
  deletionSum: '- zusammen: {least} bis {most}',
  certificateFees:
    'Ein Erbschein kostet bei einem Nachlass von {value} zusammen **{sum}** beim Nachlassgericht.',
  certificateLines:
    '- Erteilung des Erbscheins: 1,0 × {fee} = {fee}\n- eidesstattliche Versicherung: 1,0 × {fee} = {fee}',
  certificateRule:
    'Maßgeblich ist der Nachlass nach Abzug der Schulden (§ 40 GNotKG, Stand November 2026). Nimmt ein Notariat die Versicherung auf, kommt auf diesen Teil Umsatzsteuer. Mit einem notariellen Testament und dem Eröffnungsprotokoll ist beim Grundbuchamt meist kein Erbschein nötig (§ 35 GBO).',

  // Grunderwerbsteuer
  transferTaxInventory:
    '{state} fallen **{tax}** Grunderwerbsteuer an, wenn {inventory} des Preises auf Küche, Möbel und anderes Inventar entfallen. Nach üblichem Vertrag zahlt sie die Käuferseite.',
  transferTaxInventorySaved:
    'Die Käuferseite spart **{saved}** Grunderwerbsteuer, wenn {inventory} des Preises auf Küche, Möbel und anderes Inventar entfallen; zu zahlen sind {state} dann noch {tax}.',
  transferTaxInventoryLines:
    '- ohne Inventar: {price} − {inventory} = {base}\n- {base} × {percent} = {tax}\n- gespart: {inventory} × {percent} = {saved}',
  transferTaxInventoryRule:
    'Auf bewegliche Dinge fällt keine Grunderwerbsteuer an, wenn ihr Preis einzeln im Vertrag steht und realistisch ist (§§ 8, 9 GrEStG, Stand November 2026).',
  transferTaxCompared:
    'Bei {price} Kaufpreis unterscheidet sich die Grunderwerbsteuer um **{difference}**: {first} {state}, {second} {otherState}.',
  transferTaxSame:
    'Bei {price} Kaufpreis ist die Grunderwerbsteuer {state} und {otherState} gleich hoch: **{first}**.',
  transferTaxComparedLine: '- {state}: {price} × {percent} = {tax}',
  transferTaxDifferent: '- Unterschied: {more} − {less} = {difference}',
  transferTaxComparedPercents:
    'Die Grunderwerbsteuer beträgt {state} **{percent}** und {otherState} **{otherPercent}** des Kaufpreises.',
  transferTaxExempt: 'Es fällt **keine** Grunderwerbsteuer an, also **0 €**: {why}',
  exemptDirectLine:
    'Wer in gerader Linie verwandt ist, ist befreit, auch Stiefkinder und die Ehegatten der Verwandten (§ 3 Nr. 6 GrEStG, Stand November 2026). Unter Geschwistern gilt das nicht.',
  exemptSpouse: 'Der Erwerb vom Ehegatten ist befreit (§ 3 Nr. 4 GrEStG, Stand November 2026).',
  exemptDivorced:
    'Der Erwerb vom früheren Ehegatten im Rahmen der Vermögensauseinandersetzung nach der Scheidung ist befreit (§ 3 Nr. 5 GrEStG, Stand November 2026).',
  exemptCoHeir:
    'Übernimmt ein Miterbe die Immobilie aus dem ungeteilten Nachlass, ist das befreit (§ 3 Nr. 3 GrEStG, Stand November 2026). Ist das Erbe schon geteilt, zahlen Geschwister wie Fremde.',
  exemptElse: 'Für Fremde wären es {state} {price} × {percent} = {tax}.',
  payingSibling:
    'Geschwister sind nicht befreit; anders ist es nur, wenn ein Miterbe die Immobilie aus dem ungeteilten Nachlass übernimmt (§ 3 Nr. 3 GrEStG).',
  payingRelative:
    'Befreit sind nur Ehegatten und Verwandte in gerader Linie, nicht Nichten, Neffen, Onkel oder Tanten (§ 3 Nr. 4 und 6 GrEStG).',
  payingPartner:
    'Unverheiratete Paare sind nicht befreit; das gilt nur für Ehegatten und eingetragene Lebenspartner (§ 3 Nr. 4 GrEStG).',

  // Gewinn
  gainTaxedBy:
    'Ihr Gewinn von {gain} ist steuerpflichtig und kostet bei {percent} Steuersatz **{tax}**. {why} {span}',
  gainTaxableBy: 'Ihr Gewinn ist **steuerpflichtig**: {why} {span}',
  gainFreeBy: 'Ihr Gewinn bleibt **steuerfrei**: {why} {span}',
  gainPeriod: 'Selbst gewohnt haben Sie dort {period}.',
  gainPeriodFree:
    'Das deckt das Jahr des Verkaufs ({year}) und die beiden Kalenderjahre davor ab; das erste und das letzte müssen nicht voll sein.',
  gainPeriodTaxed:
    'Nötig wäre eigenes Wohnen im Jahr des Verkaufs ({year}) und in den beiden Kalenderjahren davor.',
  gainPartnerStays:
    'Dass der frühere Partner dort wohnen bleibt, zählt nicht als eigenes Wohnen (BFH, 14. Februar 2023, IX R 11/21).',
  gainTaxedIfLet:
    'Vermietet kostet der Gewinn bei {percent} Steuersatz **{tax}**, bei Eigennutzung bleibt er steuerfrei. {span} Innerhalb der zehn Jahre kommt es darauf an, ob Sie seit dem Kauf ausschließlich selbst dort gewohnt haben oder jedenfalls im Jahr des Verkaufs und in den beiden Jahren davor.',
  gainWhen: 'Ohne Rücksicht auf die Nutzung ist der Verkauf **ab {day}** steuerfrei. {span}',
  gainWhenBetween:
    'Ohne Rücksicht auf die Nutzung ist der Verkauf je nach Tag des Kaufvertrags **zwischen dem {earliest} und dem {latest}** zum ersten Mal steuerfrei. {span}',
  gainBelow:
    'Auf {gain} Gewinn fällt **keine Steuer** an: Unter 1.000 € im Kalenderjahr bleibt der Gewinn aus privaten Verkäufen frei (Freigrenze, § 23 Abs. 3 Satz 5 EStG, Stand November 2026). Andere private Veräußerungsgewinne desselben Jahres zählen mit.',
  gainNoneAtAll:
    'Mit diesen Zahlen entsteht **kein Gewinn** und damit keine Steuer. Ein Verlust darf nur mit anderen privaten Veräußerungsgewinnen verrechnet werden.',
  gainLimit:
    'Die 1.000 € sind eine Freigrenze und kein Freibetrag: Sobald der Gewinn sie erreicht, wird er ganz versteuert, nicht nur der Teil darüber (§ 23 Abs. 3 Satz 5 EStG).',
  gainLineCosts: '- Gewinn: {terms} = {gain}',

  // Vorfälligkeitsentschädigung
  prepaymentZero:
    'Sie zahlen voraussichtlich **keine** Vorfälligkeitsentschädigung, überschlagen **0 €**: Der heutige Zins von {current} liegt über Ihrem Vertragszins von {contract}, der Bank entsteht also kein Zinsschaden. Eine Gebühr für die Bearbeitung kann bleiben.',
  prepaymentZeroEqual:
    'Sie zahlen voraussichtlich **keine** Vorfälligkeitsentschädigung, überschlagen **0 €**: Der heutige Zins ist so hoch wie Ihr Vertragszins von {contract}, der Bank entsteht also kein Zinsschaden. Eine Gebühr für die Bearbeitung kann bleiben.',
  prepaymentTooHigh:
    'Überschlagen sind rund **{amount}** zu erwarten, eher weniger. Die verlangten {demanded} liegen um {difference} darüber und wirken zu hoch: Lassen Sie sich die Berechnung vorlegen und prüfen, zum Beispiel von einer Verbraucherzentrale.',
  prepaymentPlausible:
    'Überschlagen sind bis zu **{amount}** zu erwarten. Die verlangten {demanded} liegen nicht darüber und können stimmen; genau prüft es zum Beispiel eine Verbraucherzentrale.',
  prepaymentNearly:
    'Überschlagen sind **{amount}** zu erwarten. Die verlangten {demanded} liegen um {difference} darüber; lassen Sie sich die Berechnung vorlegen und im Zweifel von einer Verbraucherzentrale prüfen.',
  prepaymentOfGap: 'Überschlagen verlangt die Bank **{amount}** Vorfälligkeitsentschädigung.',
  prepaymentGapLine: '- {debt} × {gap} × {years} = {amount}',
  prepaymentLine: '- {debt} × ({contract} − {current}) × {years} = {amount}',
  noticeWhen:
    'Ohne Entschädigung kommen Sie **ab {end}** aus dem Darlehen: Die zehn Jahre enden {from}, danach können Sie mit sechs Monaten Frist kündigen (§ 489 Abs. 1 Nr. 2 BGB, Stand November 2026).',
  noticeWhenLines:
    '- vollständig ausgezahlt: {start}\n- plus zehn Jahre: {from}\n- plus sechs Monate Frist: {end}',
  noticeWhenYear:
    'Ohne Entschädigung kommen Sie je nach Tag der Auszahlung **zwischen {earliest} und {latest}** aus dem Darlehen: Die zehn Jahre enden {from}, danach können Sie mit sechs Monaten Frist kündigen (§ 489 Abs. 1 Nr. 2 BGB, Stand November 2026).',
  noticeRenewedLines:
    '- neue Zinsvereinbarung: {start}\n- plus zehn Jahre: {from}\n- plus sechs Monate Frist: {end}',
  noticeRenewed:
    'Mit der neuen Vereinbarung über den Zins ({renewed}) haben die zehn Jahre neu begonnen; die Auszahlung davor zählt nicht mehr (§ 489 Abs. 1 Nr. 2 BGB). Wer früher verkauft, zahlt eine Vorfälligkeitsentschädigung, soweit der Bank ein Zinsschaden entsteht.',
  extraRule:
    'Vereinbarte Sondertilgungen muss die Bank berücksichtigen, auch wenn Sie sie nie genutzt haben; sie verringern die Entschädigung. Bei {percent} sind das **{year}** im Jahr.',
  extraLine: '- {debt} × {percent} = {year} im Jahr',
  extraAll: '- über {years}: {all}, die ohne Entschädigung getilgt werden könnten',
  noticeFirst:
    'Endet die Zinsbindung früher, kommen Sie zu diesem Tag mit einem Monat Frist heraus (§ 489 Abs. 1 Nr. 1 BGB). Nach einer neuen Vereinbarung über Zins oder Laufzeit zählen die zehn Jahre ab deren Datum.',

  // Rent against sale
  rentFactor:
    'Mit dem Faktor {factor} wäre die Immobilie **{price}** wert; das entspricht einer Bruttorendite von {percent}.',
  rentFactorLines: '- Jahresmiete: {rent} × 12 = {yearly}\n- {yearly} × {factor} = {price}',
  rentFactorYearly: '- {yearly} × {factor} = {price}',
  rentFactorRule:
    'Der Faktor ist ein Überschlag aus Angeboten am Ort; Zustand, Restnutzungsdauer und der Bodenwert stehen nicht darin. Den Ertragswert rechnen Sachverständige genauer (§§ 27 bis 34 ImmoWertV, Stand November 2026).',
  rentAsFactor:
    'Der Preis von {price} sind **{factor} Jahresmieten**, eine Bruttorendite von {percent}.',
  rentNetFirst:
    'Nach Kosten von {costs} im Jahr bleiben {left}, eine Nettorendite von **{percent}**; brutto sind es {gross}.',
  rentNetYearly: '- netto: {yearly} − {costs} = {left}, das sind {percent}',
  rentSavings:
    '{price} zu {percent} angelegt bringen **{interest}** im Jahr; aus der Miete bleiben {left}. {better} bringt {difference} mehr.',
  rentSavingsSame:
    '{price} zu {percent} angelegt bringen **{interest}** im Jahr, so viel wie die Miete nach Kosten.',
  rentSavingsLines: '- Anlage: {price} × {percent} = {interest}\n- Miete nach Kosten: {left}',
  rentSavingsRule:
    'Beides ist vor Steuer gerechnet. Die Miete macht Arbeit und kann ausfallen, das Haus kann an Wert gewinnen oder verlieren; Zinsen gelten nur für die Zeit, für die sie zugesagt sind. Eine Empfehlung ist diese Rechnung nicht.',
  rentNet:
    '- nach nicht umlegbaren Kosten: ({rent} − {upkeep}) × 12 = {yearly}, das sind {percent}',

  // Erbschaftsteuer
  inheritanceEach:
    'Auf jedes Erbe von {value} fallen **{tax}** Erbschaftsteuer an ({relation}, Freibetrag {free}).',
  inheritanceEachNone:
    'Jeder erbt {value} und zahlt **keine** Erbschaftsteuer, also **0 €** ({relation}, Freibetrag {free}).',
  inheritanceHome:
    '- Familienheim, {free} von {area} m² sind frei (§ 13 Abs. 1 Nr. 4c ErbStG): {value} × {left} ÷ {area} = {part}',
  inheritanceHomeWhole:
    '- Familienheim: bleibt ganz frei, wenn Sie einziehen und zehn Jahre dort wohnen (§ 13 Abs. 1 Nr. 4b und 4c ErbStG); bei Kindern bis 200 m² Wohnfläche',
  inheritanceHomeRule:
    'Frei bleibt das Familienheim nur, wenn Sie unverzüglich einziehen, meist innerhalb von sechs Monaten, und zehn Jahre selbst dort wohnen; wer früher verkauft oder auszieht, zahlt nach.',
  inheritanceDivided: '- Anteil: {value} ÷ {persons} = {part}',
  inheritanceCosts:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: {taxable} × {percent} = {tax}',
  inheritanceCostsRelief:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: {taxable} × {percent}, mit dem Härteausgleich {tax}',
  inheritanceCostsNone:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: nichts zu versteuern, 0 €',
} as const;
