// As a theme or a password manager does before anything is painted.
document.documentElement.setAttribute('data-extension', 'start');
document.documentElement.append(document.createElement('extension-root'));
