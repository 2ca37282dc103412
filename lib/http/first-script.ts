import { CATEGORIES_VERSION, CONSENT_KEYS } from '../consent/preferences';

/**
 * The first script of every page. It marks the document as one with JavaScript before anything is
 * painted; if a script cannot be loaded before the page has come to life, the mark goes and the page
 * is the plain one again. And it has the question about cookies shown where it is not answered yet
 * (app/consent.css), so that it does not jump in front of somebody who is reading.
 */
export const FIRST_SCRIPT = `(function(d){d.classList.add('js');addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&!('ready' in d.dataset))d.classList.remove('js')},true);try{if(localStorage.getItem('${CONSENT_KEYS.flag}')==='${CATEGORIES_VERSION}')return}catch(e){}d.dataset.consent='open'})(document.documentElement)`;

/** Its SHA-256, base64, for the policy of pages that allow no other inline script. A test compares them. */
export const FIRST_SCRIPT_HASH = 'MmTD+7zYT/qcB8UUUfMSrBsA1oAgsT3TqGzbjcTXw8Q=';
