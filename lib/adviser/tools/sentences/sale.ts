/** What is said of the agent, of costs and of what is left of a price. */
export const SALE_SENTENCES = {
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
  commissionRateNet:
    '{net} netto sind mit Umsatzsteuer **{fee}**, bei {price} Kaufpreis **{percent}**.',
  commissionNetLine: '- mit 19 % Umsatzsteuer: {net} × 1,19 = {fee}',
  commissionRateUsual:
    'Üblich sind für eine Seite {least} bis {most}, Umsatzsteuer inbegriffen; der Satz ist frei verhandelbar (Stand November 2026).',
  commissionRateLine: '- {fee} ÷ {price} = {percent}',
  commissionUnequal:
    'So ist es nicht möglich: Kauft ein Verbraucher eine Wohnung oder ein Einfamilienhaus, darf die Käuferseite **nicht mehr** Provision zahlen als Sie; eine andere Abrede ist unwirksam (§§ 656c, 656d BGB, Stand November 2026). Ihre {percent} von {price} sind **{amount}**, höchstens ebenso viel schuldet der Käufer.',
  commissionLess:
    'Weniger als Sie darf die Käuferseite nur zahlen, wenn Sie allein den Makler beauftragt haben (§ 656d BGB, Stand November 2026); arbeitet er für beide, müssen beide **gleich viel** zahlen (§ 656c BGB). Ihre {percent} von {price} sind **{amount}**, die {other} des Käufers {otherAmount}.',
  commissionOther: '- Käufer wie vereinbart: {price} × {other} = {otherAmount}',
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
  proceedsTaken: '- zusammen gehen ab: {sum}',
  proceedsDivided: '- geteilt: {rest} ÷ {persons} = {each}',
  proceedsOwn: '- Ihr Anteil: {rest} × {percent} = {own}',
  proceedsLoanOpen: 'Ein laufender Kredit geht davon noch ab.',
  proceedsFee: '- Makler: {amount}',

  // The price that leaves an amount
  titleNeededPrice: 'Welchen Preis muss ich mindestens erzielen?',
  neededPrice: 'Damit Ihnen {target} bleiben, müssen Sie mindestens **{price}** erzielen.',
  neededPriceOpen:
    'Damit Ihnen {target} bleiben, müssen Sie mindestens **{price}** erzielen; ein laufender Kredit kommt noch hinzu.',
  neededPriceLine: '- ({amounts}) ÷ (1 − {percent}) = {price}',
  neededPriceAlone: '- {amounts} = {price}',
  neededPriceRule:
    'Die Provision geht vom Preis ab, deshalb wird durch den Teil geteilt, der Ihnen davon bleibt. Nicht eingerechnet sind {items}.',

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
} as const;
