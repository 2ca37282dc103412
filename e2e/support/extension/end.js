// As a password manager or a writing aid does: an element of its own in the page, and one beside each field.
const mark = document.createElement('div');
mark.id = 'extension';
document.body.prepend(mark);

function decorate() {
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field.dataset.extension) continue;
    field.dataset.extension = 'seen';
    const icon = document.createElement('div');
    icon.style.cssText = 'position: absolute; width: 0; height: 0';
    field.after(icon);
  }
}
decorate();
new MutationObserver(decorate).observe(document.body, { childList: true, subtree: true });
