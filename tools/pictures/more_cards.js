// Lets a page of rules name these codes as well, when it looks for the cards to draw.
(codes) => {
  const found = Element.prototype.querySelectorAll;
  Element.prototype.querySelectorAll = function (selector) {
    if (selector === "code" && this.matches("article")) {
      const more = this.appendChild(document.createElement("p"));
      for (const code of codes) more.appendChild(document.createElement("code")).textContent = code;
    }
    return found.call(this, selector);
  };
}
