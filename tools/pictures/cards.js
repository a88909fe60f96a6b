// The cards that a page of rules draws, each once, as SVG that needs no style sheet and no font: name, what it is called, markup.
() => {
  const SHAPES = ["path", "rect", "circle", "ellipse", "text"];
  const KEPT = ["x", "y", "width", "height", "rx", "cx", "cy", "r", "ry", "d", "viewBox", "transform"];
  const LINES = { "stroke-width": "1px", "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-dasharray": "none" };

  const short = (text) => text.replace(/(\.\d*?)0+(?=\D|$)/g, "$1").replace(/\.(?=\D|$)/g, "").replaceAll("px", "");
  const paint = (name, value) => {
    const [red, green, blue, alpha = 1] = value.match(/[\d.]+/g).map(Number);
    const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    return { [name]: colour, ...(alpha < 1 && { [`${name}-opacity`]: alpha }) };
  };

  function styled(node) {
    const style = getComputedStyle(node);
    const found = style.opacity === "1" ? {} : { opacity: style.opacity };
    if (node.tagName === "g" && style.transform !== "none" && !node.hasAttribute("transform")) {
      const [x, y] = style.transformOrigin.split(" ").map(parseFloat);
      found.transform = `translate(${x} ${y}) ${style.transform.replaceAll(", ", " ")} translate(${-x} ${-y})`;
    }
    if (!SHAPES.includes(node.tagName) || node.closest("clipPath")) return found;
    Object.assign(found, style.fill === "none" ? { fill: "none" } : paint("fill", style.fill));
    if (style.stroke === "none") return found;
    Object.assign(found, paint("stroke", style.stroke));
    for (const [name, usual] of Object.entries(LINES)) {
      if (style.getPropertyValue(name) !== usual) found[name] = style.getPropertyValue(name);
    }
    if (style.paintOrder.startsWith("stroke")) found["paint-order"] = "stroke";
    return found;
  }

  function written(node, card) {
    if (node.tagName === "clipPath") return `<clipPath id="clip-${card}">${inside(node, card)}</clipPath>`;
    const kept = KEPT.filter((name) => node.hasAttribute(name)).map((name) => [name, node.getAttribute(name)]);
    const found = { ...Object.fromEntries(kept), ...styled(node) };
    if (node.hasAttribute("clip-path")) found["clip-path"] = `url(#clip-${card})`;
    if (node.tagName === "text") {
      // Letters become outlines, each where the browser has put it.
      const letters = [...node.textContent];
      const starts = letters.map((_, at) => node.getStartPositionOfChar(at));
      Object.assign(found, { letters: letters.join(""), xs: starts.map(({ x }) => x).join(" "), y: starts[0].y });
      found.size = getComputedStyle(node).fontSize;
    }
    const list = Object.entries(found).map(([name, value]) => ` ${name}="${short(String(value))}"`);
    const tag = node.tagName;
    if (tag === "g" && list.length === 0) return inside(node, card);
    return SHAPES.includes(tag) ? `<${tag}${list.join("")}/>` : `<${tag}${list.join("")}>${inside(node, card)}</${tag}>`;
  }

  const inside = (node, card) => [...node.children].map((child) => written(child, card)).join("");

  const found = new Map();
  for (const node of document.querySelectorAll("[data-drawn]")) {
    const name = node.dataset.drawn;
    if (!found.has(name)) found.set(name, [name, node.getAttribute("aria-label"), inside(node.querySelector("svg"), found.size)]);
  }
  return [...found.values()];
}
