import { CATEGORIES_VERSION, CONSENT_KEYS } from '../consent/preferences';

/**
 * Fetches the scripts that the server has taken the addresses from (scripts/serve/later-scripts.mjs),
 * once the page is there and its content has been painted: what there is to read comes first, and a
 * browser may tell of its mere background before. A hidden page paints nothing, so it does not wait;
 * without a word about paints they come after two seconds.
 */
const LATER = `function go(){if(d.readyState==='loading')addEventListener('DOMContentLoaded',go);else d.querySelectorAll('script[data-s]').forEach(function(s){s.src=s.dataset.s;s.removeAttribute('data-s')})}if(d.hidden)go();addEventListener('visibilitychange',go);setTimeout(go,2e3);try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}`;

/**
 * The first script of every page. It marks the document as one with JavaScript before anything is
 * painted; if a script cannot be loaded before the page has come to life, the mark goes and the page
 * is the plain one again. It fetches the others, and it has the question about cookies shown where it
 * is not answered yet (app/consent.css), so that it does not jump in front of somebody who is reading.
 */
export const FIRST_SCRIPT = `(function(d,r){r.classList.add('js');addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&!('ready' in r.dataset))r.classList.remove('js')},true);${LATER}try{if(localStorage.getItem('${CONSENT_KEYS.flag}')==='${CATEGORIES_VERSION}')return}catch(e){}r.dataset.consent='open'})(document,document.documentElement)`;

/** Its SHA-256, base64, for the policy of pages that allow no other inline script. A test compares them. */
export const FIRST_SCRIPT_HASH = 'apEW+/jQzww+N4ZXdQ4gCNO/TIy84FP/xqa540yrXkU=';
