"""The public interface of the library, which ``import matchwood`` exports."""
