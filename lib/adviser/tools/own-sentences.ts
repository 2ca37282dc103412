/**
 * What is said with a calculation beside content/adviser/calculations.yaml. In the place of a word in
 * braces stands what was calculated. The yaml holds no name that lib/adviser/calculation-sentences.ts
 * does not list; as soon as it lists these, they belong there.
 */
export const OWN_SENTENCES = {
  // What stands over an answer
  titleBuyerCosts: 'Welche Nebenkosten hat der Käufer?',
  titleCharge: 'Was kostet es, eine Grundschuld einzutragen?',
  titleCertificate: 'Was kostet ein Erbschein?',

  // Commission
  percentOf: '{percent} von {price} sind **{amount}**.',
  commissionBoth:
    'Zahlen beide Seiten je {percent} von {price}, bekommt der Makler zusammen **{total}**.',
  commissionHalf: 'Die Hälfte von {percent} aus {price} sind **{half}**.',
  commissionEach: '- je Seite: {price} × {percent} = {amount}',
  commissionTwice: '- zusammen: 2 × {amount} = {total}',
  commissionAll: '- zusammen: {price} × {percent} = {amount}',
  commissionHalved: '- die Hälfte: {amount} ÷ 2 = {half}',
  commissionSaved:
    'Ohne Makler sparen Sie bei {price} Kaufpreis **{amount}**. Dafür übernehmen Sie Preisfindung, Anzeige, Besichtigungen und Prüfung der Käufer selbst.',
  commissionSavedUsual: '- Ihre Hälfte der üblichen Provision: {least} bis {most}',
  commissionBehind:
    'Eine Provision von {fee} bei {percent} gehört zu einem Kaufpreis von **{price}**.',
  commissionBehindLine: '- {fee} ÷ {percent} = {price}',
  commissionRate: '{fee} Provision bei {price} Kaufpreis sind **{percent}**.',
  commissionRateLine: '- {fee} ÷ {price} = {percent}',
  commissionRight:
    'Die Rechnung stimmt: {percent} von {price} sind **{amount}**, so viel wie die verlangten {fee}.',
  commissionWrong:
    '{percent} von {price} sind **{amount}**. Die verlangten {fee} weichen davon um {difference} ab; lassen Sie sich erklären, aus welchem Preis und Satz sie stammen.',

  // Costs of a sale as a sum
  saleSum: 'Der Verkauf für {price} kostet Sie mit diesen Posten **{sum}**.',
  saleSumNone:
    'Ohne Makler entfällt der größte Posten; bei {price} Kaufpreis bleiben **wenige hundert bis einige tausend Euro**, solange weder Bank noch Finanzamt etwas verlangen.',
  saleSumLoan:
    '- **Kredit:** Läuft noch einer mit Zinsbindung, kann die Bank eine Vorfälligkeitsentschädigung verlangen.',
  saleSumSmall:
    '- **Makler:** entfällt\n- **Energieausweis und Unterlagen:** im Beispiel unseres Ratgebers zusammen 420 €\n- **Anzeigen, Fotos, Räumung:** je nach Aufwand\n- **Alte Grundschuld:** Steht noch eine im Grundbuch, kostet ihre Löschung, bei 200.000 € Nennbetrag 217,50 € beim Grundbuchamt und dazu das Notariat.',
  saleSumAgent: '- Makler: {price} × {percent} = {amount}',
  saleSumFee: '- Makler: {amount}',
  saleSumUsual:
    '- Makler, Ihre Hälfte bei zusammen {leastPercent} bis {mostPercent}: {least} bis {most}',
  saleSumDeletion:
    '- Löschung der Grundschuld über {nominal}: {register} beim Grundbuchamt und {least} bis {most} beim Notariat',
  saleSumTotal: '- zusammen: {sum}',
  saleSumRule:
    'Beurkundung, Grundbuch für den Kauf und Grunderwerbsteuer trägt nach üblichem Vertrag die Käuferseite (§ 448 Abs. 2 BGB, Stand November 2026). {open} War die Immobilie vermietet und liegt der Kauf keine zehn Jahre zurück, kommt Einkommensteuer auf den Gewinn hinzu (§ 23 EStG).',
  saleSumOpen: 'Nicht eingerechnet sind {items}.',
  namedCost: '- {label}: {amount}',

  // What is left of the price
  proceedsEach:
    'Bei {persons} gleichen Teilen bleiben **{each}** für jeden, zusammen {rest}{after}.',
  proceedsShare:
    'Auf Ihren Anteil von {percent} entfallen **{own}**; zusammen bleiben {rest}{after}.',
  proceedsDivided: '- geteilt: {rest} ÷ {persons} = {each}',
  proceedsOwn: '- Ihr Anteil: {rest} × {percent} = {own}',
  proceedsLoanOpen: 'Ein laufender Kredit geht davon noch ab.',
  proceedsFee: '- Makler: {amount}',

  // Costs of the buyer
  buyerCosts:
    'Zum Kaufpreis von {price} kommen für die Käuferseite **{sum}** Nebenkosten hinzu, zusammen {total}.',
  buyerCostsWhole:
    'Die Käuferseite muss **{total}** aufbringen: {price} Kaufpreis und {sum} Nebenkosten.',
  buyerCostsTax: '- Grunderwerbsteuer {state}: {price} × {percent} = {tax}',
  buyerCostsTaxSpan:
    '- Grunderwerbsteuer je nach Bundesland, {least} bis {most}: {leastTax} bis {mostTax}',
  buyerCostsNotary: '- Notar {notary} und Grundbuch {register}: {fees}',
  buyerCostsAgent: '- Makler: {price} × {percent} = {amount}',
  buyerCostsAgentOpen:
    'Eine Maklerprovision ist nicht eingerechnet; bei den üblichen 3,57 % für die Käuferseite wären es {amount}.',
  buyerCostsRule:
    'Notar und Grundbuch sind nach Tabelle B gerechnet (§ 34 GNotKG), mit Beurkundung, Vollzug, Betreuung, Umschreibung und Vormerkung. Auslagen und die Grundschuld für den Kredit der Käuferseite kommen hinzu (Stand November 2026). Vereinbart werden kann auch etwas anderes; nach dem Gesetz trägt die Käuferseite Beurkundung und Eintragung (§ 448 Abs. 2 BGB).',

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
    'Ohne Entschädigung kommen Sie **ab {end}** aus dem Darlehen: Die zehn Jahre seit der vollständigen Auszahlung enden {from}, danach können Sie mit sechs Monaten Frist kündigen (§ 489 Abs. 1 Nr. 2 BGB, Stand November 2026).',
  noticeWhenLines:
    '- vollständig ausgezahlt: {borrowed}\n- plus zehn Jahre: {from}\n- plus sechs Monate Frist: {end}',
  noticeWhenYear:
    'Ohne Entschädigung kommen Sie je nach Tag der Auszahlung **zwischen {earliest} und {latest}** aus dem Darlehen: Die zehn Jahre seit der vollständigen Auszahlung enden {from}, danach können Sie mit sechs Monaten Frist kündigen (§ 489 Abs. 1 Nr. 2 BGB, Stand November 2026).',
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
  rentNet:
    '- nach nicht umlegbaren Kosten: ({rent} − {upkeep}) × 12 = {yearly}, das sind {percent}',

  // Erbschaftsteuer
  inheritanceEach:
    'Auf jedes Erbe von {value} fallen **{tax}** Erbschaftsteuer an ({relation}, Freibetrag {free}).',
  inheritanceEachNone:
    'Jeder erbt {value} und zahlt **keine** Erbschaftsteuer, also **0 €** ({relation}, Freibetrag {free}).',
  inheritanceDivided: '- Anteil: {value} ÷ {persons} = {part}',
  inheritanceCosts:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: {taxable} × {percent} = {tax}',
  inheritanceCostsRelief:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: {taxable} × {percent}, mit dem Härteausgleich {tax}',
  inheritanceCostsNone:
    '- mit der Pauschale von 15.000 € für Erbfallkosten: nichts zu versteuern, 0 €',
} as const;
