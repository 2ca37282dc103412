/**
 * The first script of every page. It marks the document as one with JavaScript before anything is
 * painted; if a script cannot be loaded before the page has come to life, the mark goes and the page
 * is the plain one again.
 */
export const FIRST_SCRIPT = `(function(d){d.classList.add('js');addEventListener('error',function(e){if(e.target.tagName==='SCRIPT'&&!('ready' in d.dataset))d.classList.remove('js')},true)})(document.documentElement)`;

/** Its SHA-256, base64, for the policy of pages that allow no other inline script. A test compares them. */
export const FIRST_SCRIPT_HASH = 'jd7dbvK6fVk6KtQdzKX3xSqJR3sEWMIz1X0ZZhMHxbQ=';
