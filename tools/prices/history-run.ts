import { writeFileSync } from 'node:fs';
import { history } from '../../lib/prices/history';
import dataState from '../../lib/valuation/regional/deliveries.json';
import { historyText, pricesThen, withPrices } from './history';

const OUT = 'lib/prices/history.json';

const own = pricesThen(dataState.deliveries['listings-2024']);
writeFileSync(OUT, historyText(withPrices(history, own)));
console.log(`${OUT}: ${Object.keys(own.prices).length} places in ${own.date}`);
